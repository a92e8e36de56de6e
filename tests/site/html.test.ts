/** @jest-environment node */
import { execFile, execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { authors, caseStudies, first, posts, sitePages, terms } from "../support/site-content";

const run = promisify(execFile);
const JAR = "node_modules/vnu-jar/build/dist/vnu.jar";

const files = readdirSync("public", { recursive: true })
  .map((file) => path.join("public", String(file)))
  .filter((file) => /(?:^|\/)(?:index|404|500)\.html$/u.test(file))
  .filter((file) => !/^public\/(?:page-data|_gatsby|~partytown)\//u.test(file));

/** What both checkers report and we keep, with the reason. */
const KEPT = [
  // The phone keypad needs type=tel; the standard lists tel-national for type=text only. Browsers fill in both.
  /tel-national/u,
  // Firefox would restore the pressed pause button of an animation that starts again.
  /autocomplete.*(?:checkbox|only allowed when the input type)/iu,
  // SVG 2 has pathLength on every shape (https://www.w3.org/TR/SVG2/paths.html#PathLengthAttribute).
  /pathLength/u,
  // The Nu checker's CSS is older than container queries, view transitions and our nesting. Browsers and
  // PostCSS read the style sheets in the build and in the browser tests.
  /^CSS: /u,
];

const isKept = (message: string) => KEPT.some((pattern) => pattern.test(message));

/** Each message once, with the first file that has it. */
const summary = (found: readonly (readonly [file: string, message: string])[]) => [
  ...new Map(
    found.filter(([, message]) => !isKept(message)).map(([file, message]) => [message, file]),
  ),
];

/** The pages of `content/pages`, which have every section, and one of each other kind. */
const ofEachKind = [
  ...sitePages,
  first(posts),
  first(authors),
  first(caseStudies),
  first(terms),
  { url: "/404.html" },
].map(({ url }) => `public${url.replace(/\/$/u, "/index.html")}`);

test("html-validate finds no mistake in a page of each kind", async () => {
  const { HtmlValidate } = await import("html-validate");
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const found: [string, string][] = [];
  for (const file of ofEachKind) {
    const { results } = await validator.validateString(readFileSync(file, "utf8"), file);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        found.push([file, `${ruleId}: ${message} ${selector ?? ""}`]);
      }
    }
  }
  expect(summary(found)).toEqual([]);
}, 240_000);

const report = z.object({
  messages: z.array(z.object({ type: z.string(), url: z.string(), message: z.string() })),
});

function hasJava(): boolean {
  try {
    execFileSync("java", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

(hasJava() ? test : test.skip)(
  "the Nu checker finds no error in any page",
  async () => {
    const options = ["--stdout", "--format", "json", "--errors-only", "--exit-zero-always"];
    const { stdout } = await run("java", ["-jar", JAR, ...options, ...files], {
      maxBuffer: 2 ** 28,
    });
    const { messages } = report.parse(JSON.parse(stdout));
    const errors = messages.filter(({ type }) => type === "error" || type === "non-document-error");
    expect(summary(errors.map(({ url, message }) => [url, message]))).toEqual([]);
  },
  240_000,
);
