import { readTable, writeCsv } from "../shared/csv";
import { approvalMatrix, MOST, roleIdOf, type BandTexts, type Figures } from "./figures";

const heading = [
  "Row",
  "Name or category",
  "Department",
  "Above",
  "Up to",
  "Approvers",
  "Purchases a month",
  "Days to answer",
];

const NEXT_BAND = "next band above";

/** Between the approvers of a band, in the order in which they are asked. */
const THEN = " > ";

function nameOf({ roles }: Figures, id: number): string {
  return roles.find((role) => role.id === id)?.name ?? "";
}

function bandCells(figures: Figures, band: BandTexts): readonly string[] {
  const { category, department, above, upTo, perMonth } = band;
  const approvers = figures.roles.filter(({ id }) => band.approvers.includes(id));
  const names = approvers.map(({ name }) => name).join(THEN);
  return ["Band", category, department, above, upTo, names, perMonth, ""];
}

/** The matrix as a CSV file: a row for each role, band and exception. */
export function writeMatrix(figures: Figures): string {
  return writeCsv([
    heading,
    ...figures.roles.map(({ name, limit, days }) => ["Role", name, "", "", limit, "", "", days]),
    ...figures.bands.map((band) => bandCells(figures, band)),
    ...figures.exceptions.map(({ when, review }) => {
      const who = review === null ? NEXT_BAND : nameOf(figures, review);
      return ["Exception", when, "", "", "", who, "", ""];
    }),
  ]);
}

/** A matrix that was read, or why there is none. */
export type Imported =
  | { readonly kind: "read"; readonly figures: Figures; readonly message: string }
  | { readonly kind: "problem"; readonly message: string };

/** A cell of a column that applies to everything may say so. */
const scopeOf = (text = "") => (/^(?:all|any|every|\*|-)$/iu.test(text.trim()) ? "" : text);

const isKind = (row: readonly string[], kind: string) => row[0]?.trim().toLowerCase() === kind;

function bandOf(row: readonly string[]) {
  const [, category, department, above, upTo, approvers = "", perMonth] = row;
  return {
    category: scopeOf(category),
    department: scopeOf(department),
    above,
    upTo,
    perMonth,
    approvers: approvers.split(/\s*(?:>|→|;|\|)\s*/u).filter((name) => name !== ""),
  };
}

/** Exceptions with the names of their roles, which new roles may have with other ids. */
const namedExceptions = (figures: Figures) =>
  figures.exceptions.map(({ when, review }) => ({
    when,
    review: review === null ? null : nameOf(figures, review),
  }));

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

/** Reads the CSV file that `writeMatrix` wrote. Roles and exceptions that it leaves out are kept. */
export function readMatrix(text: string, figures: Figures): Imported {
  const rows = readTable(text);
  const own = rows
    .filter((row) => isKind(row, "role"))
    .map(([, name, , , limit, , , days]) => ({ name, limit, days }));
  const bands = rows.filter((row) => isKind(row, "band")).map(bandOf);
  const exceptions = rows
    .filter((row) => isKind(row, "exception"))
    .map(([, when, , , , review]) => ({ when, review }));
  if (bands.length === 0) {
    const message =
      "No bands found. Rows start with Role, Band or Exception, as in the CSV template.";
    return { kind: "problem", message };
  }
  const roles = own.length > 0 ? own : figures.roles;
  const read = approvalMatrix.parse(
    {
      roles,
      bands,
      exceptions: exceptions.length > 0 ? exceptions : namedExceptions(figures),
      // A flag is an index, which means something else in a new list.
      purchase: { ...figures.purchase, ...(exceptions.length > 0 ? { flags: [] } : {}) },
    },
    "in",
  );
  const unknown = [...new Set(bands.flatMap(({ approvers }) => approvers))].filter(
    (name) => roleIdOf(read.roles, name) === null,
  );
  const parts = [
    `${count(read.roles.length, "role")} and ${count(read.bands.length, "band")} are read.`,
  ];
  if (unknown.length > 0) parts.push(`No role is called ${unknown.slice(0, 3).join(", ")}.`);
  const left = Math.max(0, bands.length - MOST.bands) + Math.max(0, own.length - MOST.roles);
  if (left > 0) parts.push(`${count(left, "row")} above the limit left out.`);
  return { kind: "read", figures: read, message: parts.join(" ") };
}
