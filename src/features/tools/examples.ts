import Big from "big.js";
import { currencies, formatMoney } from "../../lib/currency";
import { required } from "../../lib/required";
import type { ToolName } from "../../lib/tool-names";
import { barRows } from "../../ui/charts/bar-rows";
import { stepPath, type Point } from "../../ui/charts/path";
import { barScale, scale } from "../../ui/charts/scale";
import { approvalMatrix } from "./approval-matrix/fields";
import { readMatrix } from "./approval-matrix/reading";
import { daysText, taskText, verdictOf as matrixVerdict } from "./approval-matrix/words";
import type { Miniature } from "./kit/miniature";
import type { ToolRegion } from "./kit/region";
import { inputRows, writeCsv } from "./kit/sheet";
import { showMoney } from "./kit/show";
import { upgradeState } from "./kit/state";
import { compare } from "./landed-cost/comparison";
import { landedCost } from "./landed-cost/fields";
import { sheetOf } from "./landed-cost/sheet";
import { unitOf, verdictOf as costVerdict } from "./landed-cost/words";
import { answerTerms } from "./payment-terms/answer";
import { paymentTerms } from "./payment-terms/fields";
import { answerWords } from "./payment-terms/words";
import { reverseAuction } from "./reverse-auction/fields";
import { verdictOf as auctionVerdict } from "./reverse-auction/result-text";
import { readSettings } from "./reverse-auction/settings";
import { viewOf } from "./reverse-auction/view-of";
import { estimate, rangeParts, type SavingsContent } from "./savings-calculator/estimate";
import { savingsCalculator, startOf } from "./savings-calculator/fields";

/** What the build makes of the worked examples, from the figures of content. */

/** Draws the worked example of a tool in small. */
type Draw = (figures: unknown, region: ToolRegion) => Miniature;

/** The suppliers of the comparison in their order, each from its price to its landed cost. */
const drawLandedCost: Draw = (figures, region) => {
  const comparison = compare(upgradeState(landedCost, figures, region), region);
  const rows = comparison.ranking.map(({ quotation: { name, numbers }, perUnit }) => {
    return { name, price: numbers.price.times(numbers.rate).toNumber(), perUnit };
  });
  const bars = barScale(rows.flatMap(({ price, perUnit }) => [price, perUnit.toNumber()]));
  return {
    headline: costVerdict(comparison).headline,
    caption: `Price and added costs per ${unitOf(comparison)}; bars start at ${showMoney(new Big(bars.start), region)}`,
    drawing: {
      kind: "bars",
      rows: rows.map(({ name, price, perUnit }, index) => ({
        label: name,
        amounts: [showMoney(perUnit, region, 2)],
        parts: [
          bars.between(bars.start, price, "pale"),
          bars.between(price, perUnit.toNumber(), "leaf"),
        ],
        isBold: index === 0,
      })),
    },
  };
};

/** The price of the auction, bid by bid. */
const drawAuction: Draw = (figures, region) => {
  const { settings } = readSettings(upgradeState(reverseAuction, figures, region), region);
  const view = viewOf(required(settings, "The worked example of the auction"), region);
  const { opening } = view.auction.rules;
  const lowest = view.outcome.best?.price ?? opening;
  const [x, y] = [scale([0, view.closesAt], [0, 100]), scale([opening, lowest], [5, 90])];
  const points = view.events.flatMap((event): readonly Point[] =>
    event.kind === "bid" ? [[x(event.at), y(event.price)]] : [],
  );
  return {
    headline: auctionVerdict(view).headline,
    caption: `${view.outcome.bids} bids in ${Math.round(view.outcome.closedAt / 60)} minutes`,
    drawing: {
      kind: "curve",
      line: stepPath(y(opening), points, 100),
      start: view.wording.price(opening),
      end: view.wording.price(lowest),
    },
  };
};

/** What the credit is worth, beside the price that is asked for it. */
const drawTerms: Draw = (figures, region) => {
  const terms = answerTerms(upgradeState(paymentTerms, figures, region), region);
  const { headline, bars: { caption, rows } = { caption: "", rows: [] } } = answerWords(terms);
  return { headline, caption, drawing: { kind: "bars", rows: barRows(rows, 0).rows } };
};

/** Who is asked about the purchase. */
const drawMatrix: Draw = (figures, region) => {
  const reading = readMatrix(upgradeState(approvalMatrix, figures, region), region);
  const outcome = reading.tested?.outcome;
  const [steps, days] = outcome?.kind === "chain" ? [outcome.steps, outcome.days] : [[], null];
  return {
    headline: matrixVerdict(reading).headline,
    caption: days === null ? "Who is asked" : `Who is asked, in ${daysText(days)}`,
    drawing: {
      kind: "chain",
      steps: steps.map((step) => ({ name: step.role.name, task: taskText(step) })),
    },
  };
};

/** Draws the worked example of each tool with a page. */
export const miniatureOf: Readonly<Record<ToolName, Draw>> = {
  "landed-cost": drawLandedCost,
  "reverse-auction": drawAuction,
  "payment-terms": drawTerms,
  "approval-matrix": drawMatrix,
};

/** What the first inputs of a home page come to. */
export function savingsMiniature(content: SavingsContent, region: ToolRegion): Miniature {
  const currency = currencies[region];
  const inputs = startOf(savingsCalculator(content, region), region);
  const { spend, hard } = estimate(content, inputs, currency);
  const money = (value: number) => formatMoney(value, currency);
  return {
    headline: `${money(hard.base)} saved in a year`,
    caption: `On ${money(spend)} of spend, from low to high`,
    drawing: {
      kind: "range",
      low: money(hard.low),
      high: money(hard.high),
      parts: rangeParts(hard),
    },
  };
}

/** The CSV template of a tool: the worked example of India without results. */
export function toolCsv(name: ToolName, figures: unknown): string {
  if (name === "landed-cost") {
    const comparison = compare(upgradeState(landedCost, figures, "in"), "in");
    return writeCsv(sheetOf({ ...comparison, ranking: [] }));
  }
  const tools = [reverseAuction, paymentTerms, approvalMatrix];
  const tool = required(
    tools.find((own) => own.name === name),
    name,
  );
  return writeCsv(inputRows(tool, upgradeState(tool, figures, "in"), "in"));
}
