import Big from "big.js";
import { required } from "../../../lib/required";
import {
  approversOf,
  coversScope,
  strongest,
  type Band,
  type Exception,
  type Matrix,
  type Role,
  type Scope,
} from "./matrix";

/** A purchase to be approved. */
export interface Purchase extends Scope {
  readonly amount: Big;
  /** Indexes of the exceptions that apply. */
  readonly flags: readonly number[];
}

/** Why a role is asked. */
export type Reason =
  | { readonly kind: "band"; readonly band: number }
  | { readonly kind: "exception"; readonly when: string };

/** A role that is asked, in order. Reviewers are asked first, at the same time. */
export interface Step {
  readonly role: Role;
  readonly task: "review" | "recommend" | "approve";
  readonly reasons: readonly Reason[];
}

/** Who approves a purchase, or why nobody can. */
export type Outcome =
  | { readonly kind: "no-band" }
  | { readonly kind: "contradiction"; readonly bands: readonly number[] }
  | { readonly kind: "no-approver"; readonly band: number }
  | {
      readonly kind: "chain";
      readonly band: number;
      /** The band of the amount itself, if exceptions raise the purchase to a higher one. */
      readonly raisedFrom: number | null;
      readonly steps: readonly Step[];
      /** Whether the limit of the role that approves covers the amount. */
      readonly isCovered: boolean;
      /** The longest review, plus the days of each approver. */
      readonly days: Big;
    };

interface Applied {
  readonly band: Band;
  readonly index: number;
}

const isRaise = ({ reviewers }: Exception) => reviewers.length === 0;

/** A band's upper end is inside the band, and its lower end is not. */
const coversAmount = ({ above, upTo }: Band, amount: Big) =>
  amount.gt(above) && (upTo === null || amount.lte(upTo));

/** The bands that decide about an amount: the most specific ones that cover it. */
function decidingBands(bands: readonly Band[], scope: Scope, amount: Big): readonly Applied[] {
  return strongest(
    bands
      .map((band, index) => ({ band, index }))
      .filter(({ band }) => coversScope(band, scope) && coversAmount(band, amount)),
  );
}

/** The next band above a band's upper end; the band itself if there is none. */
function nextBand(bands: readonly Band[], scope: Scope, from: Applied): Applied {
  const { upTo } = from.band;
  if (upTo === null) return from;
  // Amounts have two decimals, so this is the least amount above the band.
  const [next, ...others] = decidingBands(bands, scope, upTo.plus("0.01"));
  return next === undefined || others.length > 0 ? from : next;
}

function reviewSteps(
  roles: readonly Role[],
  exceptions: readonly Exception[],
): readonly { readonly role: Role; readonly reasons: readonly Reason[] }[] {
  return roles.flatMap((role) => {
    const own = exceptions.filter(({ reviewers }) => reviewers.includes(role.id));
    const reasons = own.map(({ when }) => ({ kind: "exception" as const, when }));
    return own.length === 0 ? [] : [{ role, reasons }];
  });
}

/** Reviewers, then the band's approvers. A role that is both is asked once, as an approver. */
function chainSteps(matrix: Matrix, band: Applied, exceptions: readonly Exception[]): Step[] {
  const approvers = approversOf(band.band, matrix.roles);
  const raises = exceptions
    .filter(isRaise)
    .map(({ when }) => ({ kind: "exception" as const, when }));
  const reviews = reviewSteps(matrix.roles, exceptions);
  const first = reviews
    .filter(({ role }) => !approvers.includes(role))
    .map((review) => ({ ...review, task: "review" as const }));
  const then = approvers.map((role, index) => ({
    role,
    task: index === approvers.length - 1 ? ("approve" as const) : ("recommend" as const),
    reasons: [
      { kind: "band" as const, band: band.index },
      ...raises,
      ...(reviews.find((review) => review.role === role)?.reasons ?? []),
    ],
  }));
  return [...first, ...then];
}

/**
 * Days until a purchase is approved: the longest review, since reviewers are asked at the same time,
 * plus the days of each approver, since approvers are asked one after the other.
 */
export function daysOf(steps: readonly Step[]): Big {
  let longest = new Big(0);
  let rest = new Big(0);
  for (const { role, task } of steps) {
    if (task !== "review") rest = rest.plus(role.days);
    else if (role.days.gt(longest)) longest = role.days;
  }
  return longest.plus(rest);
}

/** Finds who approves a purchase, in which order, and why. */
export function approvalChain(matrix: Matrix, purchase: Purchase): Outcome {
  const own = decidingBands(matrix.bands, purchase, purchase.amount);
  if (own.length > 1) return { kind: "contradiction", bands: own.map(({ index }) => index) };
  const [first] = own;
  if (first === undefined) return { kind: "no-band" };
  const exceptions = purchase.flags.flatMap((flag) => matrix.exceptions[flag] ?? []);
  const isRaised = exceptions.some(isRaise);
  const band = isRaised ? nextBand(matrix.bands, purchase, first) : first;
  const steps = chainSteps(matrix, band, exceptions);
  if (approversOf(band.band, matrix.roles).length === 0) {
    return { kind: "no-approver", band: band.index };
  }
  const { role } = required(steps.at(-1), "The role that approves");
  return {
    kind: "chain",
    band: band.index,
    raisedFrom: band.index === first.index ? null : first.index,
    steps,
    isCovered: role.limit === null || role.limit.gte(purchase.amount),
    days: daysOf(steps),
  };
}
