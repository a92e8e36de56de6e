import type Big from "big.js";
import { pathOf } from "../kit/fields";
import type { ToolRegion } from "../kit/region";
import { nameOf } from "../kit/show";
import { readRow } from "../kit/read-row";
import { approvalChain, type Purchase } from "./chain";
import { approvalMatrix, type State } from "./fields";
import { findWeaknesses } from "./findings";
import type { Band, Exception, Matrix, Role } from "./matrix";

const isEmpty = (text: string) => text.trim() === "";
const nullIfEmpty = (text: string) => (isEmpty(text) ? null : text.trim());
/** Empty means no limit or no upper end. */
const open = (text: string, value: Big) => (isEmpty(text) ? null : value);

const { roles: roleList, bands: bandList } = approvalMatrix.lists;

function readRoles(state: State, region: ToolRegion, problems: Map<string, string>): Role[] {
  return state.roles.map((texts, id) => {
    const row = readRow(roleList.fields, texts, region, pathOf("roles", id, ""));
    row.problems.forEach((problem, path) => problems.set(path, problem));
    const own = texts.name.trim().toLowerCase();
    const isTwice = state.roles.some(
      ({ name }, at) => at !== id && own !== "" && name.trim().toLowerCase() === own,
    );
    if (isTwice) problems.set(pathOf("roles", id, "name"), "Another role has this name.");
    return {
      id,
      name: texts.name.trim(),
      limit: open(texts.limit, row.numbers.limit),
      days: row.numbers.days,
    };
  });
}

function readBands(state: State, region: ToolRegion, problems: Map<string, string>): Band[] {
  return state.bands.map((texts, index) => {
    const row = readRow(bandList.fields, texts, region, pathOf("bands", index, ""));
    row.problems.forEach((problem, path) => problems.set(path, problem));
    const upTo = open(texts.upTo, row.numbers.upTo);
    const path = pathOf("bands", index, "upTo");
    if (upTo?.lte(row.numbers.above) === true && !problems.has(path)) {
      problems.set(path, "Enter more than the amount above.");
    }
    return {
      category: nullIfEmpty(texts.category),
      department: nullIfEmpty(texts.department),
      above: row.numbers.above,
      upTo,
      approvers: state.roles.flatMap(({ bands }, id) => (bands[index] === "yes" ? [id] : [])),
    };
  });
}

const readExceptions = ({ exceptions, roles }: State): Exception[] =>
  exceptions.map(({ name }, index) => ({
    when: nameOf(name, "Exception", index),
    reviewers: roles.flatMap(({ reviews }, id) => (reviews[index] === "yes" ? [id] : [])),
  }));

/** Reads the matrix and the purchase, and finds who approves it and what is wrong with the matrix. */
export function readMatrix(state: State, region: ToolRegion) {
  const problems = new Map<string, string>();
  const roles = readRoles(state, region, problems);
  const bands = readBands(state, region, problems);
  const exceptions = readExceptions(state);
  const matrix: Matrix | null = problems.size > 0 ? null : { roles, bands, exceptions };
  const { numbers, problems: own } = readRow(approvalMatrix.fields, state, region);
  own.forEach((problem, path) => problems.set(path, problem));
  const purchase: Purchase = {
    amount: numbers.amount,
    category: nullIfEmpty(state.category),
    department: nullIfEmpty(state.department),
    flags: state.flags.flatMap((applies, flag) => (applies === "yes" ? [flag] : [])),
  };
  const isTested = matrix !== null && own.size === 0;
  return {
    state,
    region,
    problems,
    /** Null while a field of it can't be used. The id of a role is its index. */
    matrix,
    findings: matrix === null ? [] : findWeaknesses(matrix),
    /** Null while the matrix or the amount can't be used. */
    tested: isTested ? { purchase, outcome: approvalChain(matrix, purchase) } : null,
  };
}

/** What was typed and what follows from it. */
export type Reading = ReturnType<typeof readMatrix>;
