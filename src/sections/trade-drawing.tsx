import type { SectionProps } from "./section-props";
import { TradeDrawing as Drawing } from "../ui/trade-drawing";
import * as styles from "./trade-drawing.module.css";

/** What a trade buys, in large engraved lines beside the heading of its page. */
export function TradeDrawing({ name }: SectionProps<"TradeDrawing">) {
  return (
    <div className={styles.drawing}>
      <Drawing trade={name} isFirst />
    </div>
  );
}
