import { useMemo } from "react";
import type { ToolRegion } from "../shared/tool-props";
import { breakEvens, type BreakEven } from "./break-even";
import { rank, type Ranked } from "./compare";
import type { Terms } from "./cost";
import type { Figures } from "./figures";
import { readFigures } from "./read-figures";
import { sensitivities, type Sensitivity } from "./sensitivity";

/** Everything that the comparison shows. */
export interface Comparison {
  readonly problems: ReadonlyMap<string, string>;
  /** Null if a field above the quotations can't be used. */
  readonly terms: Terms | null;
  /** Empty without terms. */
  readonly ranking: readonly Ranked[];
  /** What would make the second win. */
  readonly breakEvens: readonly BreakEven[];
  readonly sensitivities: readonly Sensitivity[];
}

/** Compares what was typed. Pure. */
export function compare(figures: Figures, region: ToolRegion): Comparison {
  const { terms, quotations, problems } = readFigures(figures, region);
  const ranking = terms === null ? [] : rank(quotations, terms);
  const [first, second] = ranking;
  if (terms === null || first === undefined || second === undefined) {
    return { problems, terms, ranking, breakEvens: [], sensitivities: [] };
  }
  const range = Number(figures.range);
  return {
    problems,
    terms,
    ranking,
    breakEvens: breakEvens(second.quotation, terms, first.cost.total),
    sensitivities: sensitivities(quotations, terms, range, first.quotation.index),
  };
}

/** The comparison of the figures on the screen. */
export function useComparison(figures: Figures, region: ToolRegion): Comparison {
  return useMemo(() => compare(figures, region), [figures, region]);
}
