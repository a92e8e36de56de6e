import { fieldsOf, itemsOf, numberText, textOf } from "../shared/parse-figures";
import type { ToolDefinition, ToolRegion } from "../shared/tool-props";

/** The most rows of each list. */
export const MOST = { roles: 10, bands: 20, exceptions: 6 } as const;

/** A role as typed. */
export interface RoleTexts {
  readonly id: number;
  readonly name: string;
  readonly limit: string;
  readonly days: string;
}

/** A band as typed. */
export interface BandTexts {
  readonly category: string;
  readonly department: string;
  readonly above: string;
  readonly upTo: string;
  readonly perMonth: string;
  /** Ids of roles. */
  readonly approvers: readonly number[];
}

/** An exception as typed. */
export interface ExceptionTexts {
  readonly when: string;
  /** Id of the role that reviews; null for the next band above. */
  readonly review: number | null;
}

/** The purchase that is tested, as typed. */
export interface PurchaseTexts {
  readonly amount: string;
  readonly category: string;
  readonly department: string;
  /** Indexes of exceptions. */
  readonly flags: readonly number[];
}

/** The figures of the tool as typed. */
export interface Figures {
  readonly roles: readonly RoleTexts[];
  readonly bands: readonly BandTexts[];
  readonly exceptions: readonly ExceptionTexts[];
  readonly purchase: PurchaseTexts;
}

/** A name without case and extra space, to find a role by it. */
const plain = (name: string) => name.trim().toLowerCase();

/** Finds the id of a role by its id or, in content and in files, by its name. */
export function roleIdOf(roles: readonly RoleTexts[], given: unknown): number | null {
  const found = roles.find(({ id, name }) =>
    typeof given === "string" ? plain(name) === plain(given) : id === given,
  );
  return found?.id ?? null;
}

function parseRoles(value: unknown, region: ToolRegion): readonly RoleTexts[] {
  const taken = new Set<number>();
  return itemsOf(value, MOST.roles).map((item) => {
    const { id: given, ...fields } = fieldsOf(item);
    const isFree =
      typeof given === "number" && Number.isInteger(given) && given >= 0 && given < 1000;
    let id = isFree ? given : 0;
    while (taken.has(id)) id += 1;
    taken.add(id);
    return {
      id,
      name: textOf(fields.name),
      limit: numberText(fields.limit, region),
      days: textOf(fields.days),
    };
  });
}

function parseBand(value: unknown, roles: readonly RoleTexts[], region: ToolRegion): BandTexts {
  const fields = fieldsOf(value);
  const approvers = itemsOf(fields.approvers, MOST.roles).flatMap((item) => {
    const id = roleIdOf(roles, item);
    return id === null ? [] : [id];
  });
  return {
    category: textOf(fields.category),
    department: textOf(fields.department),
    above: numberText(fields.above, region),
    upTo: numberText(fields.upTo, region),
    perMonth: numberText(fields.perMonth, region),
    approvers: [...new Set(approvers)],
  };
}

function parse(value: unknown, region: ToolRegion): Figures {
  const fields = fieldsOf(value);
  const roles = parseRoles(fields.roles, region);
  const purchase = fieldsOf(fields.purchase);
  const exceptions = itemsOf(fields.exceptions, MOST.exceptions).map((item) => {
    const { when, review } = fieldsOf(item);
    return { when: textOf(when), review: roleIdOf(roles, review) };
  });
  const isFlag = (flag: unknown): flag is number =>
    typeof flag === "number" && exceptions[flag] !== undefined;
  return {
    roles,
    bands: itemsOf(fields.bands, MOST.bands).map((band) => parseBand(band, roles, region)),
    exceptions,
    purchase: {
      amount: numberText(purchase.amount, region),
      category: textOf(purchase.category),
      department: textOf(purchase.department),
      flags: [...new Set(itemsOf(purchase.flags, MOST.exceptions).filter(isFlag))],
    },
  };
}

/** The approval matrix, for the shared parts of the tools. */
export const approvalMatrix: ToolDefinition<Figures> = { name: "approval-matrix", parse };
