import type { SectionProps } from "./section-props";
import { TradeDrawing as Drawing } from "../ui/trade-drawing";

/** What a trade buys, in large engraved lines beside the heading of its page. */
export function TradeDrawing({ name }: SectionProps<"TradeDrawing">) {
  return <Drawing trade={name} isFirst />;
}
