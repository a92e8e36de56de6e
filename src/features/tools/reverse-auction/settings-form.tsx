import { NumberField } from "../shared/number-field";
import type { Figures, NumberKey } from "./figures";
import type { Problems } from "./settings";
import * as styles from "./simulator.module.css";

interface Field {
  readonly key: NumberKey | "opens" | "item" | "unit" | "each";
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly kind?: "text";
}

interface Group {
  readonly title: string;
  readonly fields: readonly Field[];
}

const groupsOf = (sign: string, unit: string, each: string): readonly Group[] => {
  const price = `${sign} per ${each}`;
  return [
    {
      title: "What you buy",
      fields: [
        { key: "item", label: "Item", kind: "text" },
        { key: "quantity", label: "Quantity", unit },
        { key: "unit", label: "Counted in", kind: "text" },
        { key: "each", label: "Price is per", kind: "text" },
      ],
    },
    {
      title: "Price",
      fields: [
        {
          key: "opening",
          label: "Opening price",
          unit: price,
          hint: "The first bid must be a step below it.",
        },
        {
          key: "step",
          label: "Smallest step",
          unit: price,
          hint: "Each bid must be at least this much below the lowest.",
        },
        {
          key: "quotation",
          label: "Best quotation before",
          unit: price,
          hint: "What you would pay without the auction.",
        },
      ],
    },
    {
      title: "Time",
      fields: [
        { key: "opens", label: "Opens at", kind: "text" },
        { key: "duration", label: "Duration", unit: "minutes" },
        {
          key: "window",
          label: "Late bids: the last",
          unit: "minutes",
          hint: "A bid in this time moves the close.",
        },
        { key: "added", label: "A late bid adds", unit: "minutes" },
        {
          key: "extensions",
          label: "Extensions at most",
          hint: "After them, the clock decides.",
        },
      ],
    },
    {
      title: "Cost of the event",
      fields: [
        { key: "buyerHours", label: "Your team", unit: "hours" },
        { key: "buyerRate", label: "Cost of your team", unit: `${sign} an hour` },
        { key: "supplierHours", label: "Each bidder", unit: "hours" },
        { key: "supplierRate", label: "Cost of a bidder", unit: `${sign} an hour` },
      ],
    },
  ];
};

interface SettingsFormProps {
  readonly id: string;
  readonly figures: Figures;
  readonly sign: string;
  readonly problems: Problems;
  /** The field that is being typed into: its problem waits for a pause. */
  readonly typing: string | null;
  readonly isReady: boolean;
  readonly onType: (key: string, value: string) => void;
}

/** The rules of the auction, and what the event costs. */
export function SettingsForm(props: SettingsFormProps) {
  const { id, figures, sign, problems, typing, isReady, onType } = props;
  return groupsOf(sign, figures.unit || "units", figures.each || "unit").map(
    ({ title, fields }) => (
      <fieldset key={title} className={styles.group}>
        <legend>{title}</legend>
        {fields.map(({ key, ...field }) => (
          <NumberField
            key={key}
            id={`${id}-${key}`}
            {...field}
            value={figures[key]}
            problem={typing === key ? null : (problems[key] ?? null)}
            isReady={isReady}
            onType={(value) => onType(key, value)}
          />
        ))}
      </fieldset>
    ),
  );
}
