import { useState } from "react";
import { Link } from "../ui/link";
import { Island } from "../runtime/island";
import * as styles from "./savings-section.module.css";

interface SavingsSectionProps {
  readonly calculator: Queries.Calculator;
  readonly region: "in" | "us";
  /** Path and query of the page. */
  readonly path: string;
  readonly search: string;
}

/** The savings calculator of a home page, below its heading, at its anchor. */
export function SavingsSection({ calculator, region, path, search }: SavingsSectionProps) {
  const { id, title, note, ...content } = calculator;
  const startQuery = useStartQuery(search);
  const otherHome = `${region === "us" ? "/" : "/us/"}#${id}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
        <p className={styles.elsewhere}>
          <Link href={otherHome}>
            {region === "us" ? "Calculate in rupees" : "Calculate in US dollars"}
          </Link>
        </p>
      </div>
      <Island
        key={path + startQuery}
        name="savings-calculator"
        props={{ anchor: id, content, region }}
      />
    </section>
  );
}

const hasInputs = (search: string) =>
  ["spend", "share", "process"].some((key) => new URLSearchParams(search).has(key));

/**
 * The query that the calculator starts from. A navigation to other inputs starts it anew; one without
 * inputs, such as the menu's link, keeps what was typed.
 */
function useStartQuery(search: string): string {
  const [query, setQuery] = useState(search);
  if (search !== query && hasInputs(search)) setQuery(search);
  return query;
}
