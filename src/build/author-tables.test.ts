import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { kindNames } from "../content-model/kinds";
import { withAuthorTables } from "./testing/author-tables";

const GUIDE = "content/README.md";
const RENEW = `Run RENEW_TABLES=true npx jest author-tables && npx prettier --write ${GUIDE}`;

const isRenewed = process.env.RENEW_TABLES === "true";
const written = readFileSync(GUIDE, "utf8");
const guide = isRenewed ? withAuthorTables(written) : written;
if (isRenewed) writeFileSync(GUIDE, guide);

/** The guide without the spaces and dashes by which Prettier aligns tables. */
const compact = (text: string) => text.replaceAll(/ +\|/gu, " |").replaceAll(/-{3,}/gu, "---");

test("the tables of the author guide list the fields of the schemas", () => {
  const isUpToDate = compact(withAuthorTables(guide)) === compact(guide);
  expect(isUpToDate ? "" : RENEW).toBe("");
  const kinds = [...guide.matchAll(/<!-- fields of (\w+) -->/gu)].map(([, kind]) => kind);
  expect(kinds.sort()).toEqual(kindNames.filter((kind) => kind !== "siteSettings").sort());
});
