import { useState, type ReactNode } from "react";
import { Link } from "../../ui/link";
import * as styles from "./calculator.module.css";
import type { CalculatorContent } from "./model";

interface CalculatorSectionProps {
  readonly content: CalculatorContent;
  readonly region: "in" | "us";
  readonly children: ReactNode;
}

/** The savings calculator of a home page, below its heading, at its anchor. */
export function CalculatorSection({ content, region, children }: CalculatorSectionProps) {
  const { id, title, note } = content;
  const otherHome = `${region === "us" ? "/" : "/us/"}#${id}`;
  return (
    <section className={styles.calculator} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
        <p className={styles.elsewhere}>
          <Link href={otherHome}>
            {region === "us" ? "Calculate in rupees" : "Calculate in US dollars"}
          </Link>
        </p>
      </div>
      {children}
    </section>
  );
}

const hasInputs = (search: string) =>
  ["spend", "share", "process"].some((key) => new URLSearchParams(search).has(key));

/**
 * The query that the calculator starts from. Use it as a key: a navigation to other inputs starts the
 * calculator anew. A navigation without inputs, such as the menu's link, keeps what was typed.
 *
 * @param search The query of the page's address.
 */
export function useStartQuery(search: string): string {
  const [query, setQuery] = useState(search);
  if (search !== query && hasInputs(search)) setQuery(search);
  return query;
}
