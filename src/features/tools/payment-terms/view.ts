import type Big from "big.js";
import { longDay } from "../../../lib/calendar";
import { formatNumber } from "../../../lib/format-number";
import { showPercent } from "../shared/show";
import { showFull } from "../shared/show-full";
import type { ToolRegion } from "../shared/tool-props";
import type { Tool } from "../shared/use-tool-state";
import type { FieldKey, Figures } from "./figures";

/** What every part of the tool gets. */
export interface PartViewProps {
  readonly tool: Tool<Figures>;
  /** Start of the ids of the fields. */
  readonly id: string;
  readonly level: 2 | 3;
}

/** Changes one field. */
export function setField(tool: Tool<Figures>, key: FieldKey, text: string): void {
  tool.change({ ...tool.state, [key]: text }, key);
}

/** A percentage with two decimals, as rates are compared. */
export function showRate(value: Big): string {
  return `${formatNumber(value.toNumber(), 2)}%`;
}

/** What is typed as a rate, as it is read. */
export const showTypedRate = (value: Big | null) => (value === null ? "" : showPercent(value));

/** Amounts in the region of the figures. */
export const moneyIn = (region: ToolRegion) => (value: Big) => showFull(value, region);

/** `1 day`, `30 days`. */
export function showDays(days: number): string {
  return `${formatNumber(days)} ${days === 1 ? "day" : "days"}`;
}

/** A day in words: `24 February 2027`. */
export const showDay = longDay;
