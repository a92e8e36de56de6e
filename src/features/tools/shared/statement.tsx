import type { ReactNode } from "react";
import * as styles from "./statement.module.css";

/** Who signs a statement. */
const signatures = ["Prepared by", "Checked by", "Approved by"];

interface StatementPageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A tool's result on paper, ready to sign. Screens hide it. */
export function StatementPage({ heading, children }: StatementPageProps) {
  return (
    <div className={styles.statement}>
      <p className={styles.heading}>{heading}</p>
      {children}
      <div className={styles.signatures}>
        {signatures.map((role) => (
          <p key={role}>
            <span>{role}</span>
            <span>Name, signature and date</span>
          </p>
        ))}
      </div>
    </div>
  );
}
