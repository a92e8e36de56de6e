import { DataTable } from "../kit/data-table";
import { ImportFigures } from "../kit/import/import-figures";
import { FieldInputs } from "../kit/input";
import { itemsAsRows } from "../kit/list-table";
import { useToolContext } from "../kit/tool-context";
import { useRows } from "../kit/use-rows";
import type { Tool } from "../kit/tool";
import { newBidder, withNewDraw } from "./changes";
import { importTarget, reverseAuction, settingGroups } from "./fields";
import * as kit from "../kit/kit.module.css";

interface RulesProps {
  readonly tool: Tool<typeof reverseAuction>;
  readonly isPage: boolean;
}

/** The rules of the auction, what it costs, and who bids. */
export function Rules({ tool, isPage }: RulesProps) {
  const { state, region, change } = tool;
  const context = useToolContext();
  const bidders = useRows(tool, "bidders", (now) => newBidder(now, region));
  const list = itemsAsRows({
    context,
    list: reverseAuction.lists.bidders,
    listKey: "bidders",
    names: state.bidders.map(({ name }) => name),
    rows: bidders,
  });
  return (
    <>
      {settingGroups.map(({ title, keys }) => (
        <fieldset key={title} className={kit.fieldGroup}>
          <legend>{title}</legend>
          <FieldInputs paths={keys} />
        </fieldset>
      ))}
      <DataTable caption="Bidders" corner="Bidder" narrow="stack" {...list} />
      <div className={kit.toolbar}>
        <button
          type="button"
          className={kit.button}
          disabled={!bidders.canAdd}
          onClick={bidders.add}
        >
          Add a bidder
        </button>
        <button
          type="button"
          className={kit.button}
          onClick={() => change((now) => withNewDraw(now, region))}
        >
          Draw new bidders
        </button>
      </div>
      {isPage ? <ImportFigures tool={tool} target={importTarget} /> : null}
    </>
  );
}
