import type { SectionProps } from "./section-props";
import { TradeFigure } from "../ui/trade-figure";
import * as styles from "./trade-drawing.module.css";

/** What a trade buys, in large engraved lines beside the heading of its page. */
export function TradeDrawing({ name }: SectionProps<"TradeDrawing">) {
  return (
    <div className={styles.drawing}>
      <TradeFigure trade={name} isFirst />
    </div>
  );
}
