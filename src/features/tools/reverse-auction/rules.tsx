import { DataTable } from "../kit/data-table";
import { ImportFigures } from "../kit/import/import-figures";
import { FieldInputs } from "../kit/input";
import { AddButton, itemsAsRows, useList } from "../kit/list-table";
import type { Tool } from "../kit/use-tool";
import { withoutBidder } from "./changes";
import { importTarget, settingGroups, type reverseAuction } from "./fields";
import * as kit from "../kit/kit.module.css";

interface RulesProps {
  readonly tool: Tool<typeof reverseAuction>;
  readonly isPage: boolean;
}

/** The rules of the auction, what it costs, and who bids. */
export function Rules({ tool, isPage }: RulesProps) {
  const bidders = useList(tool, "bidders", withoutBidder);
  const rowName = tool.state.noun.trim() || bidders.list.rowName;
  const rows = itemsAsRows({ ...bidders, list: { ...bidders.list, rowName } });
  return (
    <>
      {settingGroups.map(({ title, keys }) => (
        <fieldset key={title} className={kit.fieldGroup}>
          <legend>{title}</legend>
          <FieldInputs paths={keys} />
        </fieldset>
      ))}
      <DataTable caption="Bidders" corner="Bidder" narrow="stack" {...rows} />
      <div className={kit.toolbar}>
        <AddButton label="Add a bidder" list={bidders} />
      </div>
      {isPage ? <ImportFigures tool={tool} target={importTarget} /> : null}
    </>
  );
}
