import { expect, test } from "@jest/globals";
import { compareProblems, countProblems, formatProblem, type Problem } from "./problem";

const problem = (file: string, line: number, field: string): Problem => ({
  file,
  line,
  field,
  message: "is wrong; fix it",
});

test("a mistake is printed as file, line, field and words", () => {
  expect(formatProblem(problem("content/blog/a.mdx", 3, "author"))).toBe(
    "content/blog/a.mdx:3 author: is wrong; fix it",
  );
});

test("a mistake is printed on one line, whatever its author wrote", () => {
  const message = '"a\nb\r\nc\u2028d\u001B[31m" is no slug';
  expect(formatProblem({ ...problem("a", 1, "b\nc"), message })).toBe(
    'a:1 b c: "a b c d [31m" is no slug',
  );
});

test("mistakes are listed as the files read: by file, then line, then field", () => {
  const sorted = [
    problem("a", 2, "a"),
    problem("a", 10, "a"),
    problem("a", 10, "b"),
    problem("b", 1, "a"),
  ];
  expect([...sorted].reverse().sort(compareProblems)).toEqual(sorted);
});

test("mistakes and files are counted", () => {
  expect(countProblems([problem("a", 1, "a")])).toBe("1 mistake in 1 file");
  expect(countProblems([problem("a", 1, "a"), problem("a", 2, "a"), problem("b", 1, "a")])).toBe(
    "3 mistakes in 2 files",
  );
});
