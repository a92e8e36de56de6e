import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { indexOfCoveringLimit } from "../../lib/limits";
import * as styles from "./approval-chain.module.css";
import { Avatar } from "./avatar";
import { Scene } from "./scene";

/** The cost of a purchase, and the approval levels it needs up to the first limit that covers it. */
export function ApprovalChain(props: SectionProps<"ApprovalChain">) {
  const { title, status, caption, unit, lines, total, levels } = props;
  const final = indexOfCoveringLimit(levels, total);
  const next = levels.findIndex(({ answered }) => answered === undefined);
  const format = columnFormatter(lines.map(({ amount }) => amount));
  const isApproved = levels[final]?.answered !== undefined;
  return (
    <Scene
      module="Approvals"
      title={title}
      status={status}
      tone={isApproved ? "approved" : "held"}
      caption={caption}
    >
      <dl className={styles.sum}>
        {lines.length > 1 &&
          lines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{format(amount)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>
            {lines.length > 1 ? "To be approved" : lines[0]?.label}, {unit}
          </dt>
          <dd>{format(total)}</dd>
        </div>
      </dl>
      <ol className={styles.levels}>
        {levels.map((level, index) => (
          <ApprovalLevel
            key={level.who}
            level={level}
            total={total}
            isFinal={index === final}
            isNeeded={index <= final}
            isNext={index === next}
          />
        ))}
      </ol>
    </Scene>
  );
}

interface ApprovalLevelProps {
  readonly level: SectionProps<"ApprovalChain">["levels"][number];
  readonly total: number;
  /** Whether its limit is the first that covers the total. */
  readonly isFinal: boolean;
  /** Whether the total needs this level at all. */
  readonly isNeeded: boolean;
  /** Whether it is the first level without an answer. */
  readonly isNext: boolean;
}

/** One level of an approval chain: its limit, the share of the total it covers, and its answer. */
function ApprovalLevel(props: ApprovalLevelProps) {
  const { level, total, isNeeded, isNext } = props;
  const { who, limit, note, answered } = level;
  const covered = Math.round(Math.min(1, (limit ?? total) / total) * 1000);
  const classes = [styles.level];
  if (isNeeded && isNext) classes.push(styles.next);
  else classes.push(answered === undefined ? styles.open : styles.answered);
  return (
    <li className={classes.join(" ")}>
      <Avatar name={who} />
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
      <p className={styles.said}>{statusOf(props)}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </li>
  );
}

function statusOf({ level, isNeeded, isFinal, isNext }: ApprovalLevelProps): string {
  const { asked, answered } = level;
  if (!isNeeded) return "Not needed: a lower limit covers it";
  if (answered !== undefined) return `${isFinal ? "Approved" : "Recommended"} ${answered}`;
  const task = isFinal ? "approve" : "recommend";
  if (isNext && asked !== undefined) return `Asked to ${task} ${asked}`;
  return isNext ? `Next to ${task}` : `Will be asked to ${task}`;
}
