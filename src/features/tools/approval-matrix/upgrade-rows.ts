import type { SheetRow } from "../kit/sheet";

/** The columns of a file of version 2, whose rows began with what they were. */
const [KIND, NAME, DEPARTMENT, ABOVE, UP_TO, APPROVERS, DAYS] = [0, 1, 2, 3, 4, 5, 7];
const BETWEEN = " > ";

/** The rows of a file of version 2 as an export has them today; others stay as they are. */
export function upgradeRows(rows: readonly SheetRow[]): readonly SheetRow[] {
  const head = rows.findIndex((row) => row[KIND] === "Row" && row[APPROVERS] === "Approvers");
  if (head === -1) return rows;
  const kind = (name: string) => rows.slice(head + 1).filter((row) => row[KIND] === name);
  const [roles, bands, exceptions] = [kind("Role"), kind("Band"), kind("Exception")];
  const names = (row: SheetRow, role: string) =>
    `${BETWEEN}${String(row[APPROVERS])}${BETWEEN}`.includes(BETWEEN + role + BETWEEN);
  const cell = (row: SheetRow, at = 0) => row[at] ?? "";
  return [
    [
      "Role",
      "Approves up to",
      "Days to answer",
      ...bands.map((_, at) => `Band ${at + 1}`),
      ...exceptions.map((_, at) => `Reviews exception ${at + 1}`),
    ],
    ...roles.map((role) => [
      ...[NAME, UP_TO, DAYS].map((at) => cell(role, at)),
      ...[...bands, ...exceptions].map((row) =>
        names(row, String(cell(role, NAME))) ? "yes" : "no",
      ),
    ]),
    ["Above", "Up to and including", "Category", "Department"],
    ...bands.map((band) => [ABOVE, UP_TO, NAME, DEPARTMENT].map((at) => cell(band, at))),
    ...(exceptions.length === 0 ? [] : [["Exception"]]),
    ...exceptions.map((exception) => [cell(exception, NAME)]),
  ];
}
