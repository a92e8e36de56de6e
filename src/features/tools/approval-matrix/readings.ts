import Big from "big.js";
import { readNumber, type NumberRule } from "../shared/read-number";
import type { ToolRegion } from "../shared/tool-props";
import type { Purchase } from "./chain";
import type { BandTexts, Figures, RoleTexts } from "./figures";
import type { Band, Exception, Matrix, Role } from "./matrix";

const most = 1e13;

const rules = {
  limit: { what: "a limit", least: 0, isAboveLeast: true, most },
  days: { what: "the days", least: 0, most: 365, whenEmpty: 0 },
  above: { what: "an amount", least: 0, most, whenEmpty: 0 },
  upTo: { what: "an amount", least: 0, isAboveLeast: true, most },
  perMonth: { what: "a number", least: 0, most: 1_000_000, isWhole: true, whenEmpty: 0 },
  amount: { what: "an amount", least: 0, isAboveLeast: true, most },
} as const satisfies Record<string, NumberRule>;

const isEmpty = (text: string) => text.trim() === "";

/** Reads the limit of a role or the upper end of a band: empty means that there is none. */
export function readOpen(text: string, key: "limit" | "upTo", region: ToolRegion) {
  return isEmpty(text) ? { value: null, problem: null } : readNumber(text, rules[key], region);
}

/** What is wrong with a field of a role. */
export function roleProblem(
  roles: readonly RoleTexts[],
  role: RoleTexts,
  key: "name" | "limit" | "days",
  region: ToolRegion,
): string | null {
  if (key === "limit") return readOpen(role.limit, "limit", region).problem;
  if (key === "days") return readNumber(role.days, rules.days, region).problem;
  if (isEmpty(role.name)) return "Enter the name of a role.";
  const isTwice = roles.some(
    ({ id, name }) =>
      id !== role.id && name.trim().toLowerCase() === role.name.trim().toLowerCase(),
  );
  return isTwice ? "Another role has this name." : null;
}

/** What is wrong with a number field of a band. */
export function bandProblem(
  band: BandTexts,
  key: "above" | "upTo" | "perMonth",
  region: ToolRegion,
): string | null {
  if (key !== "upTo") return readNumber(band[key], rules[key], region).problem;
  const { value, problem } = readOpen(band.upTo, "upTo", region);
  if (value === null) return problem;
  const above = readNumber(band.above, rules.above, region).value;
  return above?.gte(value) === true ? "Enter more than the amount above." : null;
}

/** What is wrong with the amount of the purchase. */
export function amountProblem(text: string, region: ToolRegion): string | null {
  return readNumber(text, rules.amount, region).problem;
}

const nameOf = (text: string) => (isEmpty(text) ? null : text.trim());

function roleOf(texts: RoleTexts, figures: Figures, region: ToolRegion): Role | null {
  const keys = ["name", "limit", "days"] as const;
  if (keys.some((key) => roleProblem(figures.roles, texts, key, region) !== null)) return null;
  return {
    id: texts.id,
    name: texts.name.trim(),
    limit: readOpen(texts.limit, "limit", region).value,
    days: readNumber(texts.days, rules.days, region).value ?? new Big(0),
  };
}

function bandOf(texts: BandTexts, region: ToolRegion): Band | null {
  const keys = ["above", "upTo", "perMonth"] as const;
  if (keys.some((key) => bandProblem(texts, key, region) !== null)) return null;
  return {
    category: nameOf(texts.category),
    department: nameOf(texts.department),
    above: readNumber(texts.above, rules.above, region).value ?? new Big(0),
    upTo: readOpen(texts.upTo, "upTo", region).value,
    perMonth: readNumber(texts.perMonth, rules.perMonth, region).value ?? new Big(0),
    approvers: texts.approvers,
  };
}

/** The matrix of the figures; null while a field can't be used. */
export function matrixOf(figures: Figures, region: ToolRegion): Matrix | null {
  const roles = figures.roles.flatMap((role) => roleOf(role, figures, region) ?? []);
  const bands = figures.bands.flatMap((band) => bandOf(band, region) ?? []);
  const isWhole = roles.length === figures.roles.length && bands.length === figures.bands.length;
  const exceptions = figures.exceptions.map(({ when, review }, index): Exception => ({
    when: nameOf(when) ?? `Exception ${index + 1}`,
    effect: review === null ? { kind: "raise" } : { kind: "review", role: review },
  }));
  return isWhole && bands.length > 0 ? { roles, bands, exceptions } : null;
}

/** The purchase of the figures; null while its amount can't be used. */
export function purchaseOf({ purchase }: Figures, region: ToolRegion): Purchase | null {
  const { value } = readNumber(purchase.amount, rules.amount, region);
  return (
    value && {
      amount: value,
      category: nameOf(purchase.category),
      department: nameOf(purchase.department),
      flags: purchase.flags,
    }
  );
}
