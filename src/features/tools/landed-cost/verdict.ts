import type Big from "big.js";
import { showMoney, showPercent } from "../shared/show";
import type { ToolRegion } from "../shared/tool-props";
import type { Ranks } from "./comparison";
import type { Figures } from "./figures";

/** The result in words. */
export interface Verdict {
  readonly headline: string;
  readonly detail: string;
}

/** A gap in percent of the lower cost. */
export function gapPercent(gap: Big, least: Big): string | null {
  return least.gt(0) ? showPercent(gap.div(least).times(100)) : null;
}

/** Who costs least, and by how much; or what is missing for a result. */
export function verdictOf(
  { terms, ranking, problems }: Ranks,
  { unit, suppliers }: Figures,
  region: ToolRegion,
): Verdict {
  if (terms === null) {
    return { headline: "No result yet", detail: "Correct the fields above that are marked." };
  }
  const [first, second] = ranking;
  if (first === undefined || second === undefined) {
    return { headline: "No result yet", detail: "Complete at least two quotations." };
  }
  const total = showMoney(first.cost.total, region);
  const each = `${showMoney(first.perUnit, region)} per ${unit.trim() || "unit"}`;
  const percent = gapPercent(second.gap, first.cost.total);
  const lead = `${showMoney(second.gap, region)}${percent === null ? "" : ` (${percent})`}`;
  const left = suppliers.length - ranking.length;
  const without =
    left > 0 && problems.size > 0
      ? ` ${left === 1 ? "One supplier is" : `${left} suppliers are`} left out until the marked fields are corrected.`
      : "";
  if (second.gap.eq(0)) {
    const headline = `${first.quotation.name} and ${second.quotation.name} cost the same`;
    return { headline, detail: `${total}, or ${each}.${without}` };
  }
  return {
    headline: `${first.quotation.name} costs least`,
    detail: `${total}, or ${each}. That is ${lead} less than ${second.quotation.name}.${without}`,
  };
}
