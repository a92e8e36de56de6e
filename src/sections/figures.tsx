import type { SectionProps } from "./section-props";
import { Figure } from "../ui/figure";
import * as styles from "./figures.module.css";

type Item = SectionProps<"Figures">["items"][number];

/** Key figures, each with its label and basis. */
export function Figures({ items }: { readonly items: readonly Item[] }) {
  return (
    <dl className={styles.figures}>
      {items.map((figure) => (
        <Figure key={figure.label} figure={figure} className={styles.figure} />
      ))}
    </dl>
  );
}
