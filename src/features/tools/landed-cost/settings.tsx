import type { ComponentProps } from "react";
import { NumberField } from "../shared/number-field";
import type { Figures } from "./figures";
import type { PartProps } from "./part-props";
import * as styles from "./landed-cost.module.css";

type TextKey = "item" | "quantity" | "unit" | "interest" | "standardDays";

type Words = Pick<ComponentProps<typeof NumberField>, "label" | "unit" | "kind">;

const labels: Readonly<Record<TextKey, Words>> = {
  item: { label: "Item", kind: "text" },
  quantity: { label: "Quantity", kind: "number" },
  unit: { label: "Unit", kind: "text" },
  interest: { label: "Cost of money", unit: "% a year", kind: "number" },
  standardDays: { label: "Standard credit", unit: "days", kind: "signed" },
};

const keys: readonly TextKey[] = ["item", "quantity", "unit", "interest", "standardDays"];

/** The fields that all quotations have in common. */
export function Settings({ id, tool, comparison }: PartProps) {
  const { state, region, typing, isReady } = tool;
  const set = (part: Partial<Figures>, field?: string) => tool.change({ ...state, ...part }, field);
  return (
    <div className={styles.settings}>
      {keys.map((key) => (
        <NumberField
          key={key}
          id={`${id}-${key}`}
          {...labels[key]}
          value={state[key]}
          problem={typing === key ? null : (comparison.problems.get(key) ?? null)}
          onType={(value) => set({ [key]: value }, key)}
          isReady={isReady}
        />
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={state.taxCredit}
          disabled={!isReady}
          onChange={({ target }) => set({ taxCredit: target.checked })}
        />
        <span>
          {region === "in" ? "We claim GST back (input tax credit)" : "We pay no sales or use tax"}
        </span>
      </label>
    </div>
  );
}
