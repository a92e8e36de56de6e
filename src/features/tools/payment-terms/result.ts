import { showPercent } from "../shared/show";
import { showFull } from "../shared/show-full";
import type { ToolRegion, ToolResultText } from "../shared/tool-props";
import { creditLines, creditSentence } from "./credit-part";
import type { Figures } from "./figures";
import { rankingSentence } from "./ranking-part";
import { paidText } from "./ranking-table";
import { creditOf, rankingOf } from "./readings";

function rankingResult(figures: Figures, region: ToolRegion): ToolResultText {
  const ranking = rankingOf(figures, region);
  return {
    headline: rankingSentence(figures, region),
    detail:
      ranking === null
        ? ""
        : `Money costs ${showPercent(ranking.basis.rate)} a year. Each price is moved to day ${ranking.basis.day}.`,
    columns: ["Supplier", "You pay", "When", `Price on day ${ranking?.basis.day ?? 0}`],
    marked: 0,
    rows:
      ranking?.rows.map((row) => [
        row.quotation.name,
        showFull(row.paid, region, 2),
        paidText(row),
        showFull(row.adjusted, region, 2),
      ]) ?? [],
  };
}

/** What days of credit are worth, or the ranking of quotations where a page shows that. */
export function resultOf(figures: Figures, region: ToolRegion): ToolResultText {
  if (figures.show === "ranking") return rankingResult(figures, region);
  const credit = creditOf(figures, region);
  const lines = credit === null || credit === "same" ? [] : creditLines(credit, figures, region);
  return {
    headline: creditSentence(figures, region),
    columns: ["Line", "Calculation", "Result"],
    marked: lines.length - 1,
    rows: lines.map(({ label, calculation, value }) => [label, calculation, value]),
  };
}
