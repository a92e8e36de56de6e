import { TRADE_SIZE, tradeDrawing, type Trade } from "../lib/trades";
import * as styles from "./trade-drawing.module.css";

interface TradeDrawingProps {
  readonly trade: Trade;
  /** Whether it is large, in the first screen. Others load when they come near. */
  readonly isFirst?: boolean;
}

/** What a trade buys, drawn in engraved lines at build. It is decoration: screen readers skip it. */
export function TradeDrawing({ trade, isFirst = false }: TradeDrawingProps) {
  return (
    <span className={styles.drawing} data-first={isFirst || undefined} aria-hidden>
      <img
        src={tradeDrawing(trade)}
        alt=""
        {...TRADE_SIZE}
        loading={isFirst ? undefined : "lazy"}
        decoding="async"
      />
    </span>
  );
}
