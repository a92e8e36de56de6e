import type { SectionProps } from "../section-props";
import { columnFormatter, currencyOf, formatNumber, localeOf } from "../../lib/format-number";
import { indexOfCoveringLimit } from "../../lib/limits";
import * as shared from "../../styles/shared.module.css";
import { Initials } from "../../ui/initials";
import * as styles from "./chain.module.css";

/** The cost of a purchase, and the approval levels it needs up to the first limit that covers it. */
export function Chain({ unit, lines, total, levels }: SectionProps<"Chain">) {
  const final = indexOfCoveringLimit(levels, total);
  const next = levels.findIndex(({ answered }) => answered === undefined);
  const locale = localeOf(unit);
  const format = columnFormatter(
    lines.map(({ amount }) => amount),
    locale,
  );
  const limitOf = (limit: number | undefined) =>
    limit === undefined ? "no limit" : `up to ${currencyOf(unit)}${formatNumber(limit, 0, locale)}`;
  return (
    <>
      <dl className={styles.sum}>
        {lines.length > 1 &&
          lines.map(({ label, amount }) => (
            <div key={label} className={shared.spread}>
              <dt>{label}</dt>
              <dd>{format(amount)}</dd>
            </div>
          ))}
        <div className={`${shared.spread} ${styles.total}`}>
          <dt>
            {lines.length > 1 ? "Total to approve" : lines[0]?.label}, {unit}
          </dt>
          <dd>{format(total)}</dd>
        </div>
      </dl>
      <ol className={styles.levels}>
        {levels.map((level, index) => {
          const state = {
            isFinal: index === final,
            isNeeded: index <= final,
            isNext: index === next,
          };
          const answer = level.answered === undefined ? "open" : "answered";
          return (
            <li
              key={level.who}
              className={styles.level}
              data-state={state.isNeeded && state.isNext ? "next" : answer}
            >
              <Initials name={level.who} />
              <p>
                <strong>{level.who}</strong> <span>{limitOf(level.limit)}</span>
                {level.note !== undefined && <small>{level.note}</small>}
              </p>
              <p className={styles.said} data-final={state.isFinal ? "" : undefined}>
                {statusOf(level, state)}
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface LevelState {
  /** Whether its limit is the first that covers the total. */
  readonly isFinal: boolean;
  /** Whether the total needs this level at all. */
  readonly isNeeded: boolean;
  /** Whether it is the first level without an answer. */
  readonly isNext: boolean;
}

function statusOf(
  { asked, answered }: SectionProps<"Chain">["levels"][number],
  { isFinal, isNeeded, isNext }: LevelState,
): string {
  if (!isNeeded) return "Not needed";
  if (answered !== undefined) return `${isFinal ? "Approved" : "Recommended"} ${answered}`;
  const task = isFinal ? "approve" : "recommend";
  if (isNext && asked !== undefined) return `Asked to ${task} ${asked}`;
  return isNext ? `Next to ${task}` : `Will be asked to ${task}`;
}
