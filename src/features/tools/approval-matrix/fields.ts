import { itemsOf, recordOf } from "../../../lib/json";
import { number, text, type StateOf, type ToolFields } from "../kit/fields";
import type { Changes, ImportTarget } from "../kit/import/target";
import { parseNumber, type NumberRule } from "../kit/read-number";
import type { ToolRegion } from "../kit/region";
import { showTyped } from "../kit/show";
import { parseState } from "../kit/state";
import { upgradeRows } from "./upgrade-rows";

const amount: NumberRule = { what: "an amount", least: 0, isAboveLeast: true, most: 1e13 };

/** Roles in the order in which they are asked. */
const roleFields = {
  name: text("Role", {
    whenEmpty: "Enter the name of a role.",
    synonyms:
      "approver, approving authority, competent authority, authority, designation, position, title, name",
  }),
  limit: number(
    "Approves up to",
    { ...amount, what: "a limit", whenEmpty: 0 },
    {
      hint: "{sign}; empty for no limit",
      placeholder: "No limit",
      synonyms:
        "limit, approval limit, financial limit, approval authority, financial powers, threshold, upto, up to, to, value, amount, purchase value, value of purchase",
    },
  ),
  days: number(
    "Days to answer",
    { what: "the days", least: 0, most: 365, whenEmpty: 0 },
    { measure: "days", hint: "working days", synonyms: "days, working days, sla" },
  ),
  /** Whether it is asked in each band. The last role that is asked approves. */
  bands: {
    kind: "texts",
    label: "Band",
    of: { kind: "yes-no", label: "Asked" },
    per: "bands",
    most: 20,
  },
  /** Whether it reviews first under each exception. */
  reviews: {
    kind: "texts",
    label: "Reviews exception",
    of: { kind: "yes-no", label: "Reviews first" },
    per: "exceptions",
    most: 6,
  },
} as const;

const WHOM = "Category and department";

const bandFields = {
  above: number(
    "Above",
    { what: "an amount", least: 0, most: 1e13, whenEmpty: 0 },
    { hint: "{sign}", placeholder: "0", synonyms: "from, more than, over" },
  ),
  upTo: number(
    "Up to and including",
    { ...amount, whenEmpty: 0 },
    { hint: "{sign}", placeholder: "No end", synonyms: "up to, to, upto" },
  ),
  category: text("Category", { placeholder: "All", group: WHOM }),
  department: text("Department", { placeholder: "All", group: WHOM }),
} as const;

const exceptionFields = {
  name: text("Exception"),
} as const;

/** Version 1 had the ids of roles in its bands and exceptions, and the purchase as a record. */
function upgrade(figures: Readonly<Record<string, unknown>>): unknown {
  if (figures.purchase === undefined) return figures;
  const bands = itemsOf(figures.bands).map(recordOf);
  const exceptions = itemsOf(figures.exceptions).map(recordOf);
  const purchase = recordOf(figures.purchase);
  const flags = itemsOf(purchase.flags);
  const yesNo = (isOn: boolean) => (isOn ? "yes" : "no");
  return {
    ...purchase,
    flags: exceptions.map((_, index) => yesNo(flags.includes(index))),
    roles: itemsOf(figures.roles).map((role) => {
      const { id, ...own } = recordOf(role);
      return {
        ...own,
        bands: bands.map(({ approvers }) => yesNo(itemsOf(approvers).includes(id))),
        reviews: exceptions.map(({ review }) => yesNo(review === id)),
      };
    }),
    bands,
    exceptions: exceptions.map(({ when }) => ({ name: when })),
  };
}

/** The approval matrix builder. */
export const approvalMatrix = {
  name: "approval-matrix",
  marksExample: true,
  fields: {
    amount: number("Amount of the purchase", amount, { hint: "{sign}" }),
    category: text("Category of the purchase", { hint: "only if a band is for one category" }),
    department: text("Department of the purchase", {
      hint: "only if a band is for one department",
    }),
    /** Whether each exception applies to the purchase. */
    flags: {
      kind: "texts",
      label: "Exception applies",
      inFiles: false,
      of: { kind: "yes-no", label: "Applies" },
      per: "exceptions",
      most: 6,
    },
  },
  lists: {
    roles: { fields: roleFields, rowName: "Role", least: 1, most: 10 },
    bands: { fields: bandFields, rowName: "Band", least: 1, most: 20 },
    exceptions: { fields: exceptionFields, rowName: "Exception", least: 0, most: 6 },
  },
  upgrade,
} satisfies ToolFields;

/** A band for each limit: all roles are asked up to those that may approve it. */
export function withBandsOfLimits(state: State, region: ToolRegion): State {
  const limitOf = ({ limit }: State["roles"][number]) => parseNumber(limit)?.toNumber() ?? Infinity;
  const sorted = [...state.roles].sort((one, other) => limitOf(one) - limitOf(other) || 0);
  const limits = [...new Set(sorted.map(limitOf))];
  const textOf = (limit = 0) => (limit === Infinity ? "" : showTyped(limit, region));
  const roles = sorted.map((role) => ({
    ...role,
    bands: limits.map((limit) => limitOf(role) <= limit),
  }));
  const bands = limits.map((limit, at) => ({ above: textOf(limits[at - 1]), upTo: textOf(limit) }));
  return parseState(approvalMatrix, { ...state, roles, bands }, region);
}

/** Another band, which starts where the last one ends. */
export function withNewBand(state: State, region: ToolRegion): State {
  const bands = [...state.bands, { above: state.bands.at(-1)?.upTo }];
  return parseState(approvalMatrix, { ...state, bands }, region);
}

/** The bands of a file that has none. */
function withBands(changes: Changes, region: ToolRegion): Changes | null {
  if (Array.isArray(changes.bands) && changes.bands.length > 0) return null;
  const { roles, bands } = withBandsOfLimits(parseState(approvalMatrix, changes, region), region);
  return { ...changes, roles, bands };
}

/** What files are imported into: the roles. */
export const importTarget: ImportTarget = {
  tool: approvalMatrix,
  list: "roles",
  ranges: { list: "bands", key: "bands" },
  upgradeRows,
  hint: "A list of approvers with their limits is enough, or a grid with a column for each range of amounts.",
  follows: {
    note: "The file has no bands, so each limit makes one: everyone up to that limit is asked.",
    complete: withBands,
  },
};

/** The matrix and the purchase as typed. */
export type State = StateOf<typeof approvalMatrix>;
