import { describe, expect, test } from "@jest/globals";
import { filterQuery } from "../../lib/address-filter";
import { countSystems, filterGroups, filterRules } from "./filter";

const system = (name: string, carries: string, by: string) => ({ name, carries, by, sample: null });

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

const namesOf = (kind: string, words: string) =>
  filterGroups(groups, { kind, find: words }).flatMap(({ systems }) =>
    systems.map(({ name }) => name),
  );

describe("a filter finds", () => {
  test.each([
    ["everything for nothing", "", "", ["Alpha", "Beta", "Crédit"]],
    ["a kind", "banks", "", ["Crédit"]],
    ["a name in any case", "", "ALPHA", ["Alpha"]],
    ["a name without its accent", "", "credit", ["Crédit"]],
    ["a document", "", "awards", ["Alpha", "Beta"]],
    ["a way", "", "sftp", ["Crédit"]],
    ["the words of a kind", "", "banks csv", ["Crédit"]],
    ["all words, in any order", "", "rest  awards ", ["Beta"]],
    ["words within a kind alone", "banks", "awards", []],
    ["nothing for words that none has", "", "fax", []],
  ])("%s", (_, kind, words, names) => {
    expect(namesOf(kind, words)).toEqual(names);
  });
});

test("groups without a system left are left out", () => {
  const found = filterGroups(groups, { kind: "", find: "awards" });
  expect(found.map(({ id }) => id)).toEqual(["erp"]);
  expect(countSystems(found)).toBe(2);
});

const { none: noFilter, parse } = filterRules(groups);

describe("a filter's address", () => {
  test.each([
    ["", { kind: "erp", find: "" }, "?kind=erp"],
    ["", { kind: "", find: " two words " }, "?find=two+words"],
    [
      "?utm_source=x&kind=erp",
      { kind: "banks", find: "a&b" },
      "?utm_source=x&kind=banks&find=a%26b",
    ],
    ["?kind=erp&find=x&region=us", noFilter, "?region=us"],
    ["?kind=erp", noFilter, ""],
  ])("%s with %j is %s", (search, filter, query) => {
    expect(filterQuery(search, filter)).toBe(query);
  });

  test.each([
    ["", noFilter],
    ["?kind=erp&find=two+words", { kind: "erp", find: "two words" }],
    ["?kind=unknown&find=x", { kind: "", find: "x" }],
    ["?find=%F0%9F", { kind: "", find: "\uFFFD" }],
  ])("%s is read", (search, filter) => {
    expect(parse(new URLSearchParams(search))).toEqual(filter);
  });
});
