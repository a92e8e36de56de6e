import { useState } from "react";
import type { CellInput } from "../shared/cell";
import { InputTable } from "../shared/input-table";
import { Part } from "../shared/part";
import { ColumnHeader } from "./column-header";
import { addBand, removeBand, setBand, toggleApprover } from "./edit";
import { MOST, type BandTexts, type Figures } from "./figures";
import { bandProblem } from "./readings";
import type { PartViewProps } from "./view";
import { limitHint } from "./words";
import * as shared from "../shared/tools.module.css";

const textKeys = ["category", "department"] as const;
const numberKeys = ["above", "upTo", "perMonth"] as const;

const placeholders = { above: "0", upTo: "No upper end", perMonth: "0" } as const;

/** Start of the keys of the rows of roles. */
const ROLE = "role-";

/** What a role does in a band: the last one approves, the others recommend. */
function taskOf(figures: Figures, band: BandTexts, role: number): string {
  const asked = figures.roles.filter(({ id }) => band.approvers.includes(id));
  if (!band.approvers.includes(role)) return "";
  return asked.at(-1)?.id === role ? "Approves" : "Recommends";
}

function cellOf({ tool }: PartViewProps, row: string, index: number): CellInput {
  const { state, region, typing } = tool;
  const band = state.bands[index];
  if (band === undefined) return { kind: "fixed", text: "" };
  const type = (key: keyof BandTexts, text: string) =>
    tool.change(setBand(state, index, { [key]: text }), `band-${key}-${index}`);
  const text = textKeys.find((key) => key === row);
  if (text !== undefined) {
    return {
      kind: "text",
      value: band[text],
      problem: null,
      placeholder: "All",
      onType: (value) => type(text, value),
    };
  }
  const number = numberKeys.find((key) => key === row);
  if (number !== undefined) {
    return {
      kind: "number",
      value: band[number],
      problem: typing === `band-${number}-${index}` ? null : bandProblem(band, number, region),
      placeholder: placeholders[number],
      onType: (value) => type(number, value),
    };
  }
  const role = Number(row.slice(ROLE.length));
  const note = taskOf(state, band, role);
  return {
    kind: "check",
    isOn: band.approvers.includes(role),
    note,
    tone: note === "Approves" ? "strong" : "plain",
    onToggle: () => tool.change(toggleApprover(state, index, role)),
  };
}

/** The matrix: a column for each band, a row for each role. */
export function BandsPart(props: PartViewProps) {
  const { tool, id, level } = props;
  const { state, region, isReady } = tool;
  const [shown, setShown] = useState(0);
  return (
    <Part
      id={`${id}-bands`}
      level={level}
      title="Approval matrix"
      about="A column for each band of amounts. Tick who is asked: the last role approves, the others recommend. A band for a category or department outranks one for all."
    >
      <InputTable
        id={`${id}-band`}
        caption="Approval matrix"
        columnName="Band"
        columns={state.bands.map((_, index) => {
          const label = `Band ${index + 1}`;
          return {
            key: String(index),
            label,
            header: (
              <ColumnHeader
                label={label}
                isReady={isReady}
                {...(state.bands.length < 2
                  ? {}
                  : { onRemove: () => tool.change(removeBand(state, index)) })}
              />
            ),
          };
        })}
        groups={[
          {
            title: "Purchases",
            rows: [
              { key: "above", label: "Above" },
              { key: "upTo", label: "Up to and including" },
              { key: "category", label: "Category" },
              { key: "department", label: "Department" },
            ],
          },
          {
            title: "Approvers, in this order",
            rows: state.roles.map((role, index) => ({
              key: ROLE + String(role.id),
              label: role.name.trim() === "" ? `Role ${index + 1}` : role.name,
              hint: limitHint(role, state, region),
            })),
          },
          {
            title: "Volume",
            rows: [{ key: "perMonth", label: "Purchases a month" }],
          },
        ]}
        shown={Math.min(shown, Math.max(0, state.bands.length - 1))}
        onShow={setShown}
        isReady={isReady}
        cell={(row, index) => cellOf(props, row, index)}
      />
      <p className={shared.adders}>
        <button
          type="button"
          disabled={!isReady || state.bands.length >= MOST.bands}
          onClick={() => {
            tool.change(addBand(state));
            setShown(state.bands.length);
          }}
        >
          Add a band
        </button>
      </p>
    </Part>
  );
}
