import { expect, test } from "@jest/globals";
import { approvalMatrix, importTarget } from "../../approval-matrix/fields";
import { inputRows, writeCsv } from "../sheet";
import { parseState } from "../state";
import { applyProposal, propose } from "./proposal";
import { readText } from "./source";

test("an export with one band that has only its upper limit is given back", () => {
  const given = { roles: [{ name: "CFO", bands: ["yes"] }], bands: [{ upTo: "5,00,000" }] };
  const matrix = parseState(approvalMatrix, given, "in");
  const { tables } = readText(writeCsv(inputRows(approvalMatrix, matrix, "in")));
  const proposal = propose(tables ?? [], importTarget, "in");
  expect(proposal.notes).toContain("Also in the file: 1 band.");
  const start = parseState(approvalMatrix, {}, "in");
  expect(applyProposal(approvalMatrix, start, proposal, "in")).toEqual(matrix);
});
