import { TRADE_SIZE, tradeFigure, type Trade } from "../lib/trades";
import * as styles from "./trade-figure.module.css";

interface TradeFigureProps {
  readonly trade: Trade;
  /** Whether it is in the first screen. Others load when they come near. */
  readonly isFirst?: boolean;
}

/** What a trade buys, drawn in engraved lines at build. It is decoration: screen readers skip it. */
export function TradeFigure({ trade, isFirst = false }: TradeFigureProps) {
  return (
    <span className={styles.figure} aria-hidden>
      <img
        src={tradeFigure(trade)}
        alt=""
        {...TRADE_SIZE}
        loading={isFirst ? undefined : "lazy"}
        decoding="async"
      />
    </span>
  );
}
