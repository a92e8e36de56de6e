import type Big from "big.js";
import { formatNumber } from "../../../lib/format-number";
import { showShortMoney } from "../shared/show";
import { showFull } from "../shared/show-full";
import type { ToolRegion } from "../shared/tool-props";
import type { Outcome, Step } from "./chain";
import type { Figures, RoleTexts } from "./figures";
import type { Finding, Range } from "./findings";
import type { Band, Matrix, Scope } from "./matrix";
import { readOpen } from "./readings";

/** The amounts of a range: `above ₹5 lakh, up to ₹25 lakh`. */
export function rangeText({ above, upTo }: Range, region: ToolRegion): string {
  const money = (value: Big) => showShortMoney(value, region);
  if (upTo === null) return above.eq(0) ? "any amount" : `above ${money(above)}`;
  return above.eq(0) ? `up to ${money(upTo)}` : `above ${money(above)}, up to ${money(upTo)}`;
}

/** A limit: `up to ₹5 lakh`. */
export function limitText(limit: Big | null, region: ToolRegion): string {
  return limit === null ? "no limit" : `up to ${showShortMoney(limit, region)}`;
}

/** What a role may do, for the heading of its row: its limit if a band asks it. */
export function limitHint({ id, limit }: RoleTexts, figures: Figures, region: ToolRegion): string {
  if (!figures.bands.some(({ approvers }) => approvers.includes(id))) {
    return figures.exceptions.some(({ review }) => review === id) ? "reviews only" : "in no band";
  }
  const { value, problem } = readOpen(limit, "limit", region);
  return problem === null ? limitText(value, region) : "limit can't be read";
}

/** A band's number and amounts: `Band 2 (above ₹5 lakh, up to ₹25 lakh)`. */
export function bandText(bands: readonly Band[], index: number, region: ToolRegion): string {
  const band = bands[index];
  return band === undefined
    ? `Band ${index + 1}`
    : `Band ${index + 1} (${rangeText(band, region)})`;
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a finding means and what to do. */
export function findingText(
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
        text: `No band covers ${rangeText(finding.range, region)}.${scopesText(finding.scopes, scopes)}`,
      };
    case "overlap":
      return {
        title: "Overlap",
        text: `${finding.bands.map(name).join(" and ")} both apply to ${rangeText(finding.range, region)}.${scopesText(finding.scopes, scopes)}`,
      };
    case "limit":
      return {
        title: "Limit too low",
        text: `${finding.role.name} approves ${name(finding.band)}, but its limit is ${finding.role.limit === null ? "open" : showShortMoney(finding.role.limit, region)}.`,
      };
    case "no-approver":
      return { title: "No approver", text: `${capital(name(finding.band))} has no approver.` };
  }
}

/** Days, with a decimal where there is one. */
export function daysText(days: Big): string {
  return `${formatNumber(days.toNumber())} ${days.eq(1) ? "working day" : "working days"}`;
}

/** Who approves a purchase, or why nobody does, in a sentence. */
export function outcomeSentence(
  outcome: Outcome,
  { bands }: Matrix,
  amount: Big,
  region: ToolRegion,
): string {
  const money = showFull(amount, region);
  switch (outcome.kind) {
    case "no-band":
      return `Nobody can approve ${money}: no band covers it.`;
    case "contradiction":
      return `Two bands apply to ${money}: ${outcome.bands.map((band) => bandText(bands, band, region)).join(" and ")}.`;
    case "no-approver":
      return `Nobody can approve ${money}: ${bandText(bands, outcome.band, region)} has no approver.`;
    case "chain": {
      const last = outcome.steps.at(-1);
      const before = outcome.steps.length - 1;
      const others =
        before === 0 ? "" : ` after ${before === 1 ? "one answer" : `${before} answers`}`;
      return `${last?.role.name ?? ""} approves ${money}${others}, in ${daysText(outcome.days)}.`;
    }
  }
}

const tasks = { review: "Reviews first", recommend: "Recommends", approve: "Approves" } as const;

/** What a role does. */
export const taskText = ({ task }: Step): string => tasks[task];

/** Why a role is asked. */
export function reasonText(step: Step, bands: readonly Band[], region: ToolRegion): string {
  return step.reasons
    .map((reason) =>
      reason.kind === "exception" ? reason.when : bandText(bands, reason.band, region),
    )
    .join("; ");
}
