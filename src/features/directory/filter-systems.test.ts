import { expect, test } from "@jest/globals";
import { countSystems, filterGroups } from "./filter-systems";

const system = (name: string, carries: string, by: string) => ({
  name,
  carries,
  by,
  sample: false,
});

const groups = [
  {
    id: "erp",
    label: "ERP",
    about: "Orders.",
    systems: [system("Alpha", "Requisitions, awards", "IDoc"), system("Beta", "Awards", "REST")],
  },
  {
    id: "banks",
    label: "Banks",
    about: "Money.",
    systems: [system("Crédit", "Payment files", "CSV over SFTP")],
  },
];

test.each([
  ["nothing", "", "", ["Alpha", "Beta", "Crédit"]],
  ["a kind", "banks", "", ["Crédit"]],
  ["a name in any case", "", "ALPHA", ["Alpha"]],
  ["a name without its accent", "", "credit", ["Crédit"]],
  ["a document", "", "awards", ["Alpha", "Beta"]],
  ["a connection", "", "sftp", ["Crédit"]],
  ["the label of a kind", "", "banks csv", ["Crédit"]],
  ["all words in any order", "", "rest  awards ", ["Beta"]],
  ["a kind and words of another kind", "banks", "awards", []],
])("a filter by %s", (_, kind, find, names) => {
  const found = filterGroups(groups, { kind, find });
  expect(found.flatMap(({ systems }) => systems.map(({ name }) => name))).toEqual(names);
  expect(countSystems(found)).toBe(names.length);
  expect(found.every(({ systems }) => systems.length > 0)).toBe(true);
});
