import type Big from "big.js";

/** A role that approves purchases, from the lowest to the highest. */
export interface Role {
  readonly id: number;
  readonly name: string;
  /** The largest amount it may approve; null for no limit. */
  readonly limit: Big | null;
  /** Working days until it answers. */
  readonly days: Big;
}

/** A row of the matrix: who approves purchases above one amount and up to another. */
export interface Band {
  /** Null for every category or department. */
  readonly category: string | null;
  readonly department: string | null;
  readonly above: Big;
  /** Null for no upper end. */
  readonly upTo: Big | null;
  /** Ids of roles. They are asked in the order of the roles; the last one approves. */
  readonly approvers: readonly number[];
}

/** What happens to a purchase with a flag, such as a single offer. */
export interface Exception {
  readonly when: string;
  /** Ids of the roles that review first. Without any, the next band above approves. */
  readonly reviewers: readonly number[];
}

/** A delegation of authority. */
export interface Matrix {
  readonly roles: readonly Role[];
  readonly bands: readonly Band[];
  readonly exceptions: readonly Exception[];
}

/** Whose purchases are meant. Null for a category or department that no band names. */
export interface Scope {
  readonly category: string | null;
  readonly department: string | null;
}

/** Whether two names of a category or department are the same. */
export const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether a band is for the purchases of a scope. */
export function coversScope(band: Band, { category, department }: Scope): boolean {
  const covers = (own: string | null, asked: string | null) =>
    own === null || (asked !== null && isSame(own, asked));
  return covers(band.category, category) && covers(band.department, department);
}

/** How many of category and department a band names. The more, the stronger. */
function specificity({ category, department }: Band): number {
  return Number(category !== null) + Number(department !== null);
}

/** Of the bands that apply, those that name the most. Two or more contradict each other. */
export function strongest<Applied extends { readonly band: Band }>(
  applied: readonly Applied[],
): readonly Applied[] {
  const most = Math.max(...applied.map(({ band }) => specificity(band)));
  return applied.filter(({ band }) => specificity(band) === most);
}

/** The names that bands use, without case, each once, in the order of the bands. */
export function namesOf(bands: readonly Band[], key: "category" | "department"): readonly string[] {
  const names: string[] = [];
  for (const band of bands) {
    const name = band[key];
    if (name !== null && !names.some((known) => isSame(known, name))) names.push(name);
  }
  return names;
}

/** The approvers of a band, in the order in which they are asked. */
export function approversOf(band: Band, roles: readonly Role[]): readonly Role[] {
  return roles.filter(({ id }) => band.approvers.includes(id));
}
