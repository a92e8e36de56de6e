/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { readEntry } from "../../build/content/entry";
import { textOf } from "../../build/content/tree-parts";
import type { ContentNode } from "../../content-model/content-tree";
import { LANDING_KEY } from "../../lib/landing";
import { vendors } from "../analytics/vendors";
import {
  TEST_COOKIE,
  TEST_COOKIE_DAYS,
  UTM_COOKIE,
  UTM_COOKIE_DAYS,
} from "../attribution/attribution-provider";
import { DRAFT_PREFIX } from "../lead/draft";
import { REGION_KEY } from "../region/region";
import { CATEGORIES_KEY, CHECK_KEY } from "../supplier/draft";
import { consentCookies, type Purpose } from "./consent";
import { CONSENT_DAYS } from "./consent-provider";

const POLICY = "pages/legal/cookie-policy.mdx";

const withTag = (nodes: readonly ContentNode[], tag: string): ContentNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return "tag" in node && node.tag === tag ? [node] : withTag(node.children ?? [], tag);
  });

const textsOf = (nodes: readonly ContentNode[]) => nodes.map((node) => textOf([node]));

/** Cells of a row; a cell with code is the list of what stands there as code. */
const cellsOf = (row: ContentNode) =>
  withTag([row], "td").map((cell) => {
    const codes = textsOf(withTag([cell], "code"));
    return codes.length > 0 ? codes.join(" ") : textOf([cell]);
  });

let policy: readonly ContentNode[];

beforeAll(async () => {
  const result = await readEntry(POLICY, readFileSync(path.join("content", POLICY), "utf8"));
  policy = result?.entry?.body?.tree ?? [];
});

/** Some columns of the table whose first column has this heading, sorted. */
function columns(first: string, ...shown: readonly string[]): readonly string[][] {
  const table = withTag(policy, "table").filter(
    (node) => textsOf(withTag([node], "th"))[0] === first,
  );
  const headings = textsOf(withTag(table, "th"));
  const indexes = [first, ...shown].map((heading) => headings.indexOf(heading));
  const rows = withTag(withTag(table, "tbody"), "tr").map(cellsOf);
  return rows.map((cells) => indexes.map((index) => cells[index] ?? "")).sort();
}

/** What a file of a package calls a key that it does not export. */
function keyIn(file: string, name: string): string {
  const found = new RegExp(`\\b${name} = ["\`]([^"\`]+)`, "u").exec(
    readFileSync(require.resolve(file), "utf8"),
  );
  return found?.[1] ?? `${name} is gone from ${file}`;
}

describe("the cookie policy", () => {
  test("names each cookie of ours with the days it is kept, and no other", () => {
    expect(columns("Cookie", "Kept")).toEqual(
      [
        [consentCookies.analytics, `${CONSENT_DAYS} days`],
        [consentCookies.ads, `${CONSENT_DAYS} days`],
        [UTM_COOKIE, `${UTM_COOKIE_DAYS} days`],
        [TEST_COOKIE, `${TEST_COOKIE_DAYS} day`],
      ].sort(),
    );
  });

  test("names each record of browser storage with its place, and no other", () => {
    expect(columns("Record", "Where")).toEqual(
      [
        [REGION_KEY, "Local storage"],
        [LANDING_KEY, "Session storage"],
        [DRAFT_PREFIX, "Session storage"],
        [CATEGORIES_KEY, "Session storage"],
        [CHECK_KEY, "Session storage"],
        [
          keyIn("gatsby-react-router-scroll/session-storage.js", "STATE_KEY_PREFIX"),
          "Session storage",
        ],
        [keyIn("gatsby/cache-dir/production-app.js", "reloadStorageKey"), "Session storage"],
      ].sort(),
    );
  });

  test("names what each tag's cookies begin with, under the purpose that it waits for", () => {
    const labels: Readonly<Record<Purpose, string>> = {
      analytics: "Analytics",
      ads: "Advertising",
    };
    expect(columns("Purpose", "Cookie names begin with")).toEqual(
      vendors.map(({ purpose, cookies }) => [labels[purpose], cookies.join(" ")]).sort(),
    );
  });

  test("names the cookies by which tags remember a refusal", () => {
    const kept = vendors.flatMap(({ optOutCookie }) => optOutCookie ?? []);
    expect(textsOf(withTag(policy, "code"))).toEqual(expect.arrayContaining(kept));
  });

  test("knows every file of ours that writes a cookie or a record", () => {
    const writes = /\bwriteCookie\(|\b(?:local|session)Stor(?:e\.set|age\.setItem)\(/u;
    const files = readdirSync("src", { recursive: true })
      .map((file) => String(file).replaceAll("\\", "/"))
      .filter((file) => /(?<!\.test|\.d)\.tsx?$/u.test(file) && !file.includes("/testing/"))
      .filter((file) => writes.test(readFileSync(path.join("src", file), "utf8")));
    expect(files.sort()).toEqual([
      "features/attribution/attribution-provider.tsx",
      "features/consent/consent-provider.tsx",
      "features/lead/draft.ts",
      "features/region/region-provider.tsx",
      "features/supplier/draft.ts",
      "layout/boot-script.ts",
      "lib/cookies.ts",
    ]);
  });
});
