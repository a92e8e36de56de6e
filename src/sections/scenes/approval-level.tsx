import type { SectionProps } from "..";
import { formatNumber } from "../../lib/format-number";
import * as styles from "./approval-chain.module.css";

type Level = SectionProps<"ApprovalChain">["levels"][number];

interface ApprovalLevelProps {
  readonly level: Level;
  /** What has to be approved. */
  readonly total: number;
  /** Whether its limit is the first that covers the total. */
  readonly isDeciding: boolean;
  /** Whether the total asks for it at all. */
  readonly isNeeded: boolean;
  /** Whether the chain waits for it. */
  readonly isNext: boolean;
}

/** One level of an approval chain: its limit, how much of the total that covers, and what it said. */
export function ApprovalLevel(props: ApprovalLevelProps) {
  const { level, total, isNeeded, isNext } = props;
  const { who, limit, note, answered } = level;
  const covered = Math.round(Math.min(1, (limit ?? total) / total) * 1000);
  const state = isNeeded && isNext ? styles.next : answered === undefined && styles.open;
  return (
    <li className={[styles.level, state === false ? "" : state].join(" ").trim()}>
      <p className={styles.who}>
        <strong>{who}</strong>
        <span>{limit === undefined ? "no limit" : `up to ${formatNumber(limit)}`}</span>
      </p>
      {isNeeded && (
        <svg className={styles.cover} viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden>
          <path d="M0 2H1000" />
          <path className={styles.covered} d={`M0 2H${covered}`} />
        </svg>
      )}
      <p className={styles.said}>{stateOf(props)}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </li>
  );
}

function stateOf({ level, isNeeded, isDeciding, isNext }: ApprovalLevelProps): string {
  const { asked, answered } = level;
  if (!isNeeded) return "Not asked: a lower limit covers it";
  if (answered !== undefined) return `${isDeciding ? "Approved" : "Recommended"} ${answered}`;
  const duty = isDeciding ? "approve" : "recommend";
  if (isNext && asked !== undefined) return `Asked to ${duty} ${asked}`;
  return isNext ? `Is asked to ${duty}` : `Will be asked to ${duty}`;
}
