import Big from "big.js";
import { approversOf, type Matrix, type Role } from "./matrix";

/** Approvals and days of a month. */
export interface Load {
  readonly purchases: Big;
  readonly approvals: Big;
  readonly days: Big;
}

/** What a month of purchases asks of each band and of each role. */
export interface Volume {
  readonly bands: readonly (Load & { readonly daysEach: Big })[];
  readonly roles: readonly { readonly role: Role; readonly approvals: Big; readonly days: Big }[];
  readonly total: Load;
  /** Days that a purchase waits on average; null without purchases. */
  readonly average: Big | null;
}

const sum = (list: readonly Big[]) => list.reduce((total, value) => total.plus(value), new Big(0));

/**
 * Counts the approvals of a month, without exceptions:
 *
 * - approvals of a band = purchases a month × its approvers
 * - days of a band = purchases a month × sum of its approvers' days
 * - average = days of all bands ÷ purchases of all bands, to one decimal
 */
export function monthlyVolume({ bands, roles }: Matrix): Volume {
  const loads = bands.map((band) => {
    const approvers = approversOf(band, roles);
    const daysEach = sum(approvers.map(({ days }) => days));
    return {
      purchases: band.perMonth,
      approvals: band.perMonth.times(approvers.length),
      daysEach,
      days: band.perMonth.times(daysEach),
    };
  });
  const total = {
    purchases: sum(loads.map(({ purchases }) => purchases)),
    approvals: sum(loads.map(({ approvals }) => approvals)),
    days: sum(loads.map(({ days }) => days)),
  };
  return {
    bands: loads,
    roles: roles.map((role) => {
      const own = bands.filter(({ approvers }) => approvers.includes(role.id));
      const approvals = sum(own.map(({ perMonth }) => perMonth));
      return { role, approvals, days: approvals.times(role.days) };
    }),
    total,
    average: total.purchases.eq(0) ? null : total.days.div(total.purchases).round(1),
  };
}
