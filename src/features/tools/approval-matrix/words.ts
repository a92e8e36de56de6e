import type Big from "big.js";
import { formatNumber } from "../../../lib/format-number";
import { sentenceCase } from "../../../lib/text";
import { noResult, type VerdictText } from "../kit/results";
import type { ToolRegion } from "../kit/region";
import { showMoney, showNames, showShortMoney } from "../kit/show";
import type { Purchase, Step } from "./chain";
import { approvalMatrix, type State } from "./fields";
import { scopesOf, type Finding, type Range } from "./findings";
import { isSame, namesOf, type Band, type Matrix, type Scope } from "./matrix";
import type { Reading } from "./reading";

/** The amounts of a range: `above ₹5 lakh, up to ₹25 lakh`. */
export function rangeText({ above, upTo }: Range, region: ToolRegion): string {
  const money = (value: Big) => showShortMoney(value, region);
  if (upTo === null) return above.eq(0) ? "any amount" : `above ${money(above)}`;
  return above.eq(0) ? `up to ${money(upTo)}` : `above ${money(above)}, up to ${money(upTo)}`;
}

/** The amounts of a range in a sentence: `amounts above ₹5 lakh`. */
function amountsText(range: Range, region: ToolRegion): string {
  const isLimited = range.upTo !== null || range.above.gt(0);
  return (isLimited ? "amounts " : "") + rangeText(range, region);
}

/** A limit: `up to ₹5 lakh`. */
export function limitText(limit: Big | null, region: ToolRegion): string {
  return limit === null ? "no limit" : `up to ${showShortMoney(limit, region)}`;
}

/** The category and department of a band; empty for one that is for all. */
export function whomText({ category, department }: Scope): string {
  return [category, department].filter(Boolean).join(", ");
}

/** A band's number, whom it is for and its amounts: `Band 2 (IT, above ₹5 lakh, up to ₹25 lakh)`. */
export function bandText(bands: readonly Band[], index: number, region: ToolRegion): string {
  const band = bands[index];
  return band === undefined
    ? `Band ${index + 1}`
    : `Band ${index + 1} (${[whomText(band), rangeText(band, region)].filter(Boolean).join(", ")})`;
}

function scopeText({ category, department }: Scope): string {
  if (category === null && department === null) return "everything else";
  return [category ?? "other categories", department ?? "other departments"].join(", ");
}

/** Which purchases are meant. Empty if it is all of them. */
function scopesText(scopes: readonly Scope[], all: number): string {
  if (scopes.length >= all) return "";
  const shown = scopes.slice(0, 3).map(scopeText).join("; ");
  const more = scopes.length > 3 ? ` and ${scopes.length - 3} more` : "";
  return ` Purchases: ${shown}${more}.`;
}

/** A finding in words. */
function findingText(
  finding: Finding,
  { bands }: Matrix,
  scopes: number,
  region: ToolRegion,
): { readonly title: string; readonly text: string } {
  const name = (index: number) => bandText(bands, index, region);
  switch (finding.kind) {
    case "gap":
      return {
        title: "Gap",
        text: `No band covers ${amountsText(finding.range, region)}.${scopesText(finding.scopes, scopes)}`,
      };
    case "overlap":
      return {
        title: "Overlap",
        text: `${showNames(finding.bands.map(name))} both apply to ${amountsText(finding.range, region)}.${scopesText(finding.scopes, scopes)}`,
      };
    case "limit":
      return {
        title: "Limit too low",
        text: `${finding.role.name} approves ${name(finding.band)}, but its limit is ${finding.role.limit === null ? "open" : showShortMoney(finding.role.limit, region)}.`,
      };
    case "no-approver":
      return { title: "No approver", text: `${sentenceCase(name(finding.band))} has no approver.` };
  }
}

/** What each weakness of the matrix means and what to do. */
export function findingTexts({ matrix, findings, region }: Reading) {
  if (matrix === null) return [];
  const scopes = scopesOf(matrix.bands).length;
  return findings.map((finding) => findingText(finding, matrix, scopes, region));
}

/** Days, with a decimal where there is one. */
export function daysText(days: Big): string {
  return `${formatNumber(days.toNumber())} ${days.eq(1) ? "working day" : "working days"}`;
}

/** Whether limits were entered, and nobody was ticked in a band yet. */
export const needsBands = ({ roles }: State) =>
  roles.some(({ limit }) => limit !== "") &&
  roles.every(({ bands }) => bands.every((isAsked) => isAsked !== "yes"));

/** The only weakness of the matrix, or how many it has. */
function foundText(reading: Reading): string {
  const [only, ...more] = findingTexts(reading);
  if (only === undefined) return "The matrix has no gaps and no overlaps.";
  return more.length === 0 ? only.text : `The matrix has ${more.length + 1} weaknesses.`;
}

/** Says which names of the purchase no band has, though bands have others. Other spellings hide there. */
function unnamedText(purchase: Purchase, { bands }: Matrix): string {
  const texts = (["category", "department"] as const).map((key) => {
    const [name, known] = [purchase[key], namesOf(bands, key)];
    if (name === null || known.length === 0 || known.some((own) => isSame(own, name))) return "";
    return ` No band names “${name}”, only ${showNames(known)}.`;
  });
  return texts.join("");
}

/** Who approves the purchase, or what is missing for an answer. */
export function verdictOf(reading: Reading): VerdictText {
  const { tested, matrix, findings, region, state, problems } = reading;
  const found = foundText(reading);
  // The only weakness of a matrix is the reason why it has no answer.
  const because = (reason: string) => (findings.length === 1 ? found : `${reason} ${found}`);
  if (needsBands(state)) {
    return {
      headline: "Next: the bands",
      detail: "Make bands from the limits, or tick who is asked for which amounts.",
    };
  }
  if (matrix !== null && state.amount.trim() === "") {
    const { length } = matrix.bands;
    const bands = length === 1 ? "One band" : `${length} bands`;
    return { headline: `${bands}. Enter an amount to see who approves it`, detail: found };
  }
  if (matrix === null || tested === null) {
    return noResult(approvalMatrix, state, problems);
  }
  const { purchase, outcome } = tested;
  const money = showMoney(purchase.amount, region);
  const name = (band: number) => bandText(matrix.bands, band, region);
  switch (outcome.kind) {
    case "no-band":
      return { headline: `Nobody can approve ${money}`, detail: because("No band covers it.") };
    case "contradiction":
      return {
        headline: `Two bands apply to ${money}`,
        detail: because(`${showNames(outcome.bands.map(name))}.`),
      };
    case "no-approver":
      return {
        headline: `Nobody can approve ${money}`,
        detail: because(`${name(outcome.band)} has no approver.`),
      };
    case "chain": {
      const { steps, days, isCovered, raisedFrom, band } = outcome;
      const answers = steps.length === 1 ? "One answer" : `${steps.length} answers`;
      const time = days.eq(0) ? "" : ` in ${daysText(days)}`;
      const raised =
        raisedFrom === null ? "" : ` Raised from band ${raisedFrom + 1} to band ${band + 1}.`;
      const low = isCovered ? "" : " The limit of the last approver is below the amount.";
      const names = steps.map(({ role }) => role.name);
      const last = names.pop() ?? "";
      const before = names.length === 0 ? "" : `After ${showNames(names)}: `;
      return {
        headline: isCovered ? `${last} approves ${money}` : `${last} can’t approve ${money}`,
        detail: `${before}${answers}${time}.${unnamedText(purchase, matrix)}${raised}${low} ${found}`,
      };
    }
  }
}

const tasks = { review: "Reviews first", recommend: "Recommends", approve: "Approves" } as const;

/** What a role does. */
export const taskText = ({ task }: Step): string => tasks[task];

/** The exceptions that a role is asked for, how long it takes and what it may approve. */
export function stepTexts({ role, task, reasons }: Step, region: ToolRegion): readonly string[] {
  return [
    ...reasons.flatMap((reason) => (reason.kind === "exception" ? [reason.when] : [])),
    ...(role.days.eq(0) ? [] : [daysText(role.days)]),
    ...(task === "review" ? [] : [limitText(role.limit, region)]),
  ];
}
