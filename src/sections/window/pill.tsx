import * as styles from "./pill.module.css";

/** What a status means. `plain` says only which time figures cover, or that nothing happened yet. */
type Tone = "open" | "closing" | "done" | "held" | "plain" | "declined";

interface PillProps {
  readonly tone: Tone;
  /** The status that it replaces in a walk-through. */
  readonly was?: string | undefined;
  readonly children: string;
}

/** A status of the application, as a word in a pill. */
export function Pill({ tone, was, children }: PillProps) {
  return (
    <span className={styles.pill} data-tone={tone} data-was={was}>
      {children}
    </span>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  Quoted: "done",
  Approved: "done",
  Opened: "open",
  Declined: "declined",
  Regretted: "declined",
  Blocked: "held",
};

/** What the word in a status cell means. */
export const toneOf = (word: string): Tone => tones[word] ?? "plain";
