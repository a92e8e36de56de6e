import { useState } from "react";
import { flushSync } from "react-dom";
import { ActionButton } from "../kit/action-button";
import { DataTable, type DataRow } from "../kit/data-table";
import { pathOf } from "../kit/fields";
import { Fold } from "../kit/fold";
import { ImportFigures } from "../kit/import/import-figures";
import { AddButton, headersOf, itemsAsColumns, itemsAsRows, useList } from "../kit/list-table";
import { nameOf, showShortMoney } from "../kit/show";
import type { Tool } from "../kit/use-tool";
import { importTarget, withBandsOfLimits, withNewBand, type approvalMatrix } from "./fields";
import type { Reading } from "./reading";
import { needsBands, whomText } from "./words";
import * as kit from "../kit/kit.module.css";

interface GridProps {
  readonly tool: Tool<typeof approvalMatrix>;
  readonly reading: Reading;
  readonly isPage: boolean;
}

interface RolesProps extends Pick<GridProps, "tool"> {
  /** Whether they are above the bands, as in an empty matrix, rather than in a part that opens. */
  readonly isFirst: boolean;
  /** Called once the limits have made the bands. */
  readonly onMade: () => void;
}

/** Adds a band and moves the focus to its first empty amount. */
function addBand({ state, region, root, change }: GridProps["tool"]): void {
  const start = state.bands.at(-1)?.upTo === "" ? "above" : "upTo";
  flushSync(() => change((now) => withNewBand(now, region)));
  const path = pathOf("bands", state.bands.length, start);
  root.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();
}

/** Who is asked in which band: a row for each role, a column for each band. */
export function Grid({ tool, reading, isPage }: GridProps) {
  const { state, matrix, tested, region } = reading;
  const outcome = tested?.outcome;
  const applied = outcome?.kind === "chain" ? outcome.band : undefined;
  const [isOpen, setIsOpen] = useState(false);
  const bands = useList(tool, "bands");
  const { columns, rows } = itemsAsColumns(bands);
  const whom = state.bands.map(whomText);
  const isMore = ({ group }: (typeof rows)[number]) => group !== undefined;
  const more = rows.filter(isMore);
  const addButton = <AddButton label="Add a band" list={{ ...bands, add: () => addBand(tool) }} />;
  const roleRows = state.roles.map(({ name }, role): DataRow => {
    const limit = matrix?.roles[role]?.limit;
    return {
      label: nameOf(name, "Role", role),
      hint:
        limit === undefined
          ? ""
          : limit === null
            ? "no limit"
            : `to ${showShortMoney(limit, region)}`,
      cells: state.bands.map((_, band) => ({ path: pathOf("roles", role, `bands.${band}`) })),
    };
  });
  return (
    <>
      <DataTable
        // Another purchase shows its band; typing in the matrix moves nothing.
        key={[state.amount, state.category, state.department, ...state.flags].join("\n")}
        caption="Approval matrix"
        corner="Band"
        marked={applied}
        first={applied}
        narrow="one-column"
        columns={columns.map((column, band) => ({
          ...column,
          hint: whom[band] ? `${whom[band]} only` : "",
        }))}
        groups={[
          { rows: rows.filter((row) => !isMore(row)) },
          {
            title: "Who is asked, from top to bottom. The last role approves.",
            rows: roleRows,
          },
          {
            title: more[0]?.group ?? "",
            rows: more,
            fold: {
              isOpen,
              note: "Bands for a category or department override the general bands",
              onToggle: () => setIsOpen(!isOpen),
            },
          },
        ]}
      />
      {isPage ? (
        <ImportFigures tool={tool} target={importTarget} beside={addButton} />
      ) : (
        <div className={kit.toolbar}>{addButton}</div>
      )}
    </>
  );
}

/** The roles in their order, with limits and days. The limits can make the bands. */
export function Roles({ tool, isFirst, onMade }: RolesProps) {
  const roles = useList(tool, "roles");
  const makeBands = () => {
    const next = withBandsOfLimits(tool.state, tool.region);
    flushSync(() => tool.change(() => next, { ownAfter: (own) => new Set([...own, "bands"]) }));
    onMade();
    return next.bands.length === 1 ? "One band made" : `${next.bands.length} bands made`;
  };
  return (
    <>
      {isFirst ? <h2>Roles and limits</h2> : null}
      <p className={kit.note}>In the order in which they are asked. Name roles, not people.</p>
      <DataTable
        caption="Roles and limits"
        corner="Role"
        narrow="stack"
        {...itemsAsRows(roles, true)}
      />
      <div className={kit.toolbar}>
        <AddButton label="Add a role" list={roles} />
        <ActionButton
          label="Make bands from the limits"
          isMain={needsBands(tool.state)}
          onPress={makeBands}
        />
      </div>
    </>
  );
}

/** Who reviews first under each exception. */
export function Exceptions({ tool }: Pick<GridProps, "tool">) {
  const { state } = tool;
  const exceptions = useList(tool, "exceptions");
  return (
    <Fold title="Exceptions">
      {() => (
        <>
          <p className={kit.note}>
            Tick who reviews first. Without a tick, the next band above approves.
          </p>
          {state.exceptions.length === 0 ? null : (
            <DataTable
              caption="Exceptions"
              corner="Exception"
              narrow="one-column"
              columns={headersOf(exceptions)}
              rows={state.roles.map(({ name }, role) => ({
                label: nameOf(name, "Role", role),
                cells: state.exceptions.map((_, index) => ({
                  path: pathOf("roles", role, `reviews.${index}`),
                })),
              }))}
            />
          )}
          <div>
            <AddButton label="Add an exception" list={exceptions} />
          </div>
        </>
      )}
    </Fold>
  );
}
