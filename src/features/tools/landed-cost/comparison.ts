import type { ToolRegion } from "../shared/tool-props";
import { breakEvens, type BreakEven } from "./break-even";
import { rank, type Ranked } from "./rank";
import type { Quotation, Terms } from "./cost";
import type { Figures } from "./figures";
import { readFigures } from "./read-figures";
import { sensitivities, type Sensitivity } from "./sensitivity";

/** What a change shows at once. */
export interface Ranks {
  readonly problems: ReadonlyMap<string, string>;
  /** Null if a field above the quotations can't be used. */
  readonly terms: Terms | null;
  /** Empty without terms. */
  readonly ranking: readonly Ranked[];
  readonly quotations: readonly Quotation[];
}

/** Everything that the comparison shows. */
export interface Comparison extends Ranks {
  /** What would make the second win. */
  readonly breakEvens: readonly BreakEven[];
  readonly sensitivities: readonly Sensitivity[];
}

/** Ranks what was typed. */
export function compareRanks(figures: Figures, region: ToolRegion): Ranks {
  const { terms, quotations, problems } = readFigures(figures, region);
  return { problems, terms, quotations, ranking: terms === null ? [] : rank(quotations, terms) };
}

/** Ranks what was typed, and works out what would change the ranking. */
export function compare(figures: Figures, region: ToolRegion): Comparison {
  const ranks = compareRanks(figures, region);
  const { terms, quotations, ranking } = ranks;
  const [first, second] = ranking;
  if (terms === null || first === undefined || second === undefined) {
    return { ...ranks, breakEvens: [], sensitivities: [] };
  }
  const range = Number(figures.range);
  return {
    ...ranks,
    breakEvens: breakEvens(second.quotation, terms, first.cost.total),
    sensitivities: sensitivities(quotations, terms, range, first.quotation.index),
  };
}
