import { useState, type ReactNode } from "react";
import * as styles from "./kit.module.css";

interface FoldProps {
  readonly title: string;
  /** Made when it is opened. */
  readonly children: () => ReactNode;
}

/** A part of a tool that the visitor opens. What it shows is calculated only then. */
export function Fold({ title, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.fold} aria-label={isOpen ? title : undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>{title}</span>
      </button>
      {isOpen ? children() : null}
    </section>
  );
}
