import * as styles from "./pill.module.css";

/** What a status means. `plain` says only which time figures cover, or that nothing happened yet. */
export type Tone = "open" | "closing" | "done" | "held" | "plain" | "declined";

/** A status of the application, as a word in a pill. */
export function Pill({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={styles.pill} data-tone={tone}>
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
