import * as styles from "./simulator.module.css";

/** Below the heading of a tool's page, or below a heading of the text that has the tool. */
export type Level = "h2" | "h3";

interface TitleProps {
  readonly level: Level;
  readonly children: string;
}

/** The heading of a part of the tool. */
export function Title({ level: Heading, children }: TitleProps) {
  return <Heading className={styles.title}>{children}</Heading>;
}
