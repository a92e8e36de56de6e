import { NumberField } from "../shared/number-field";
import type { Figures } from "./figures";
import type { PartProps } from "./part-props";
import * as styles from "./landed-cost.module.css";

type TextKey = "item" | "quantity" | "unit" | "interest" | "standardDays";

const labels: Readonly<Record<TextKey, { readonly label: string; readonly unit?: string }>> = {
  item: { label: "Item" },
  quantity: { label: "Quantity" },
  unit: { label: "Unit" },
  interest: { label: "Cost of money", unit: "% a year" },
  standardDays: { label: "Standard credit", unit: "days" },
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
          kind={key === "item" || key === "unit" ? "text" : "number"}
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
        {region === "in" ? "We claim GST back (input tax credit)" : "We pay no sales or use tax"}
      </label>
    </div>
  );
}
