import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { isRecord } from "../../src/lib/json";
import { ANSWERS, QUERIES } from "../../src/build/answer-queries";

const files = readdirSync(QUERIES);

/** The results of the queries that the build stored, by file. */
function answers(): Readonly<Record<string, unknown>> {
  if (!existsSync(ANSWERS)) throw new Error("Build with ANSWER_QUERIES=true, as npm test does.");
  const read: unknown = JSON.parse(readFileSync(ANSWERS, "utf8"));
  return isRecord(read) ? read : {};
}

test.each(files)("%s is answered without errors", (file) => {
  const answer = answers()[file];
  expect(answer).not.toHaveProperty("errors");
  const data = isRecord(answer) ? answer.data : undefined;
  expect(isRecord(data) && Object.values(data).every((value) => value !== null)).toBe(true);
});
