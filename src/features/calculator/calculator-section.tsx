import type { ReactNode } from "react";
import { Link } from "../../ui/link";
import * as styles from "./calculator.module.css";
import type { CalculatorContent } from "./model";

interface CalculatorSectionProps {
  readonly content: CalculatorContent;
  readonly region: "in" | "us";
  /** The calculator itself. */
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
