import type { SectionProps } from "..";
import { decidingLevel } from "../../lib/deciding-level";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import * as styles from "./approval-chain.module.css";
import { ApprovalLevel } from "./approval-level";
import { Chip } from "./chip";
import { WindowFrame } from "./window-frame";

/** What a purchase comes to, and the levels that have to agree, up to the one whose limit covers it. */
export function ApprovalChain(props: SectionProps<"ApprovalChain">) {
  const { title, status, caption, unit, lines, total, levels } = props;
  const decides = decidingLevel(levels, total);
  const waits = levels.findIndex(({ answered }) => answered === undefined);
  const decimals = sharedDecimals(lines.map(({ amount }) => amount));
  const format = (amount: number) => formatNumber(amount, decimals);
  return (
    <WindowFrame title={title} status={<Chip>{status}</Chip>} caption={caption}>
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
            isDeciding={index === decides}
            isNeeded={index <= decides}
            isNext={index === waits}
          />
        ))}
      </ol>
    </WindowFrame>
  );
}
