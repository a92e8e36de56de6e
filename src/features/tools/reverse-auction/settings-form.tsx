import { NumberField } from "../shared/number-field";
import type { Figures, NumberKey } from "./figures";
import type { Problems } from "./settings";
import * as styles from "./simulator.module.css";

interface Field {
  readonly key: NumberKey | "opens" | "item" | "unit";
  readonly label: string;
  readonly unit?: string;
  readonly kind?: "text";
}

interface Group {
  readonly title: string;
  readonly fields: readonly Field[];
}

const groupsOf = (sign: string, unit: string): readonly Group[] => [
  {
    title: "Price",
    fields: [
      { key: "opening", label: "Opening price", unit: sign },
      { key: "step", label: "Smallest step", unit: sign },
      { key: "quotation", label: "Best quotation before", unit: sign },
      { key: "quantity", label: "Quantity", unit },
    ],
  },
  {
    title: "Time",
    fields: [
      { key: "opens", label: "Opens at", kind: "text" },
      { key: "duration", label: "Duration", unit: "minutes" },
      { key: "window", label: "Late bids: the last", unit: "minutes" },
      { key: "added", label: "A late bid adds", unit: "minutes" },
      { key: "extensions", label: "Extensions at most" },
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
  return groupsOf(sign, figures.unit || "unit").map(({ title, fields }) => (
    <fieldset key={title} className={styles.group}>
      <legend>{title}</legend>
      {fields.map(({ key, label, unit, kind }) => (
        <NumberField
          key={key}
          id={`${id}-${key}`}
          label={label}
          {...(unit !== undefined && { unit })}
          {...(kind !== undefined && { kind })}
          value={figures[key]}
          problem={typing === key ? null : (problems[key] ?? null)}
          isReady={isReady}
          onType={(value) => onType(key, value)}
        />
      ))}
    </fieldset>
  ));
}
