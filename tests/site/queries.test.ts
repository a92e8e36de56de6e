import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { isRecord } from "../../src/lib/json";
import { ANSWERS, QUERIES } from "../../src/build/answer-queries";

const files = readdirSync(QUERIES);

/** What the build answered, by file. */
function answers(): Readonly<Record<string, unknown>> {
  if (!existsSync(ANSWERS)) throw new Error("Build with ANSWER_QUERIES=true, as npm test does.");
  const read: unknown = JSON.parse(readFileSync(ANSWERS, "utf8"));
  return isRecord(read) ? read : {};
}

/** Whether an answer has a list with something in it. */
function showsSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value) && Object.values(value).some(showsSomething);
}

test("there are a dozen queries, each of which says what it is for", () => {
  expect(files.length).toBeGreaterThanOrEqual(12);
  for (const file of files)
    expect(readFileSync(`${QUERIES}/${file}`, "utf8")).toMatch(/^# .+\.\n/u);
});

test.each(files)("%s is answered from the site's content", (file) => {
  const answer = answers()[file];
  expect(answer).not.toHaveProperty("errors");
  const data = isRecord(answer) ? answer.data : undefined;
  expect(isRecord(data) && Object.values(data).every((value) => value !== null)).toBe(true);
  expect(showsSomething(data)).toBe(true);
});
