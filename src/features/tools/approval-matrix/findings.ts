import Big from "big.js";
import {
  approversOf,
  coversScope,
  namesOf,
  strongest,
  type Band,
  type Matrix,
  type Role,
  type Scope,
} from "./matrix";

/** Amounts above one and up to another; null for no upper end. */
export type Range = Pick<Band, "above" | "upTo">;

/** A weakness of a matrix. Bands are given by index. */
export type Finding =
  | { readonly kind: "gap"; readonly range: Range; readonly scopes: readonly Scope[] }
  | {
      readonly kind: "overlap";
      readonly bands: readonly number[];
      readonly range: Range;
      readonly scopes: readonly Scope[];
    }
  | { readonly kind: "limit"; readonly band: number; readonly role: Role }
  | { readonly kind: "no-approver"; readonly band: number };

/** Every scope that bands tell apart: each name, and whatever no band names. */
export function scopesOf(bands: readonly Band[]): readonly Scope[] {
  const categories = [...namesOf(bands, "category"), null];
  const departments = [...namesOf(bands, "department"), null];
  return categories.flatMap((category) =>
    departments.map((department) => ({ category, department })),
  );
}

/** The ranges between all ends of bands, from 0 to no upper end. */
function pieces(bands: readonly Band[]): readonly Range[] {
  const ends = bands.flatMap(({ above, upTo }) => (upTo === null ? [above] : [above, upTo]));
  const sorted = [new Big(0), ...ends].sort((a, b) => a.cmp(b));
  const unique = sorted.filter((end, index) => index === 0 || !end.eq(sorted[index - 1] ?? -1));
  return unique.map((above, index) => ({ above, upTo: unique[index + 1] ?? null }));
}

const coversRange = (band: Band, { above, upTo }: Range) =>
  band.above.lte(above) && (band.upTo === null || (upTo !== null && band.upTo.gte(upTo)));

interface Piece {
  readonly range: Range;
  /** The bands that decide there. */
  readonly bands: readonly number[];
}

const joined = (list: readonly number[]) => list.join();

/** The pieces of one scope that no band, or more than one, decides. Neighbours are joined. */
function weakPieces(bands: readonly Band[], scope: Scope): readonly Piece[] {
  const own = bands
    .map((band, index) => ({ band, index }))
    .filter(({ band }) => coversScope(band, scope));
  const found: Piece[] = [];
  for (const range of pieces(own.map(({ band }) => band))) {
    const deciding = strongest(own.filter(({ band }) => coversRange(band, range)));
    const indexes = deciding.map(({ index }) => index);
    const last = found.at(-1);
    if (indexes.length === 1) continue;
    const continues =
      last?.range.upTo?.eq(range.above) === true && joined(last.bands) === joined(indexes);
    if (continues)
      found[found.length - 1] = { bands: indexes, range: { ...last.range, upTo: range.upTo } };
    else found.push({ range, bands: indexes });
  }
  return found;
}

interface Weakness extends Piece {
  readonly scopes: Scope[];
}

/** Weak pieces of all scopes. What is the same in several scopes is listed once. */
function weaknesses(bands: readonly Band[]): readonly Weakness[] {
  const byKey = new Map<string, Weakness>();
  for (const scope of scopesOf(bands)) {
    for (const piece of weakPieces(bands, scope)) {
      const { above, upTo } = piece.range;
      const key = [above.toFixed(), upTo?.toFixed() ?? "", joined(piece.bands)].join("|");
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, { ...piece, scopes: [scope] });
      else known.scopes.push(scope);
    }
  }
  return [...byKey.values()];
}

function approverFindings(band: Band, index: number, roles: readonly Role[]): readonly Finding[] {
  const role = approversOf(band, roles).at(-1);
  if (role === undefined) return [{ kind: "no-approver", band: index }];
  const { limit } = role;
  const isUnder = limit !== null && (band.upTo === null || limit.lt(band.upTo));
  return isUnder ? [{ kind: "limit", band: index, role }] : [];
}

/**
 * Finds the weaknesses of a matrix:
 *
 * - gap: amounts of a category and department that no band covers
 * - overlap: amounts for which two bands apply, and neither names more than the other
 * - limit: the role that approves a band has a limit below the band's upper end
 * - no-approver: a band without an approver
 */
export function findWeaknesses({ bands, roles }: Matrix): readonly Finding[] {
  const ranges = weaknesses(bands).map(({ range, scopes, bands: found }): Finding =>
    found.length === 0
      ? { kind: "gap", range, scopes }
      : { kind: "overlap", bands: found, range, scopes },
  );
  return [...ranges, ...bands.flatMap((band, index) => approverFindings(band, index, roles))];
}
