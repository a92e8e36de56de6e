import type { SectionProps } from "..";
import { columnFormatter } from "../../lib/format-number";
import { indexOfCoveringLimit } from "../../lib/limits";
import * as styles from "./approval-chain.module.css";
import { ApprovalLevel } from "./approval-level";
import { Scene } from "./scene";

/** The cost of a purchase, and the approval levels it needs up to the first limit that covers it. */
export function ApprovalChain(props: SectionProps<"ApprovalChain">) {
  const { title, status, caption, unit, lines, total, levels } = props;
  const final = indexOfCoveringLimit(levels, total);
  const next = levels.findIndex(({ answered }) => answered === undefined);
  const format = columnFormatter(lines.map(({ amount }) => amount));
  return (
    <Scene title={title} status={status} caption={caption}>
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
