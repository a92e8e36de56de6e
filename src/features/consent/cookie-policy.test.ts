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
import { LIKED_KEY } from "../likes/liked";
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

/** The text with each section's title as a heading before what is in it. */
const unfolded = (nodes: readonly ContentNode[]): readonly ContentNode[] =>
  nodes.flatMap((node): readonly ContentNode[] =>
    typeof node !== "string" && "component" in node && node.component === "Section"
      ? [{ tag: "h2", children: [node.props.title] }, ...(node.children ?? [])]
      : [node],
  );

let policy: readonly ContentNode[];

beforeAll(async () => {
  const result = await readEntry(POLICY, readFileSync(path.join("content", POLICY), "utf8"));
  policy = unfolded(result?.entry?.body?.tree ?? []);
});

/** The items of the list under a heading. */
function itemsUnder(heading: string): readonly ContentNode[] {
  const isHeading = (node: ContentNode) =>
    typeof node !== "string" && "tag" in node && /^h\d$/u.test(node.tag);
  const start = policy.findIndex((node) => isHeading(node) && textOf([node]) === heading);
  const after = policy.slice(start + 1);
  const end = after.findIndex(isHeading);
  return start === -1 ? [] : withTag(after.slice(0, end === -1 ? undefined : end), "li");
}

/** The name that an item begins with. */
const nameOf = (item: ContentNode) => textsOf(withTag([item], "code"))[0] ?? "";

const namesUnder = (heading: string) => itemsUnder(heading).map(nameOf);

/** What a file of a package calls a key that it does not export. */
function keyIn(file: string, name: string): string {
  const found = new RegExp(`\\b${name} = ["\`]([^"\`]+)`, "u").exec(
    readFileSync(require.resolve(file), "utf8"),
  );
  return found?.[1] ?? `${name} is gone from ${file}`;
}

describe("the cookie policy", () => {
  test("names each cookie of ours with the days it is kept, and no other", () => {
    const kept = itemsUnder("Cookies of our own").map((item) => [
      nameOf(item),
      Number(/Kept for (\d+) days?\.$/u.exec(textOf([item]))?.[1]),
    ]);
    expect(kept).toEqual([
      [consentCookies.analytics, CONSENT_DAYS],
      [consentCookies.ads, CONSENT_DAYS],
      [UTM_COOKIE, UTM_COOKIE_DAYS],
      [TEST_COOKIE, TEST_COOKIE_DAYS],
    ]);
  });

  test("names each record of browser storage in its place, and no other", () => {
    expect(namesUnder("Local storage")).toEqual([REGION_KEY, LIKED_KEY]);
    expect(namesUnder("Session storage")).toEqual([
      LANDING_KEY,
      DRAFT_PREFIX,
      CATEGORIES_KEY,
      CHECK_KEY,
      keyIn("gatsby-react-router-scroll/session-storage.js", "STATE_KEY_PREFIX"),
      keyIn("gatsby/cache-dir/production-app.js", "reloadStorageKey"),
    ]);
  });

  test("names what each tag's cookies begin with, under the purpose that it waits for", () => {
    const labels: Readonly<Record<Purpose, string>> = {
      analytics: "Analytics",
      ads: "Advertising",
    };
    const tags = itemsUnder("Tags that need your consent").map((item) => [
      ...textsOf(withTag([item], "strong")),
      ...textsOf(withTag([item], "code")),
    ]);
    const expected = vendors.map(({ purpose, cookies }) => [labels[purpose], ...cookies]);
    expect(tags.sort()).toEqual(expected.sort());
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
      "features/likes/liked.ts",
      "features/region/region-provider.tsx",
      "features/supplier/draft.ts",
      "layout/boot-script.ts",
      "lib/cookies.ts",
    ]);
  });
});
