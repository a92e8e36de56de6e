import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { CreateResolversArgs } from "gatsby";
import { buildSchema, findBreakingChanges } from "graphql";
import { createContentResolvers } from "./resolvers";
import { fake } from "./testing/fake";
import { ownSchema, printed, SNAPSHOT, type AddedFields } from "./testing/own-schema";

const RENEW =
  "If it is meant, renew docs/schema.graphql: RENEW_SCHEMA=true npx jest schema-snapshot && npx prettier --write docs/schema.graphql";

function currentSchema() {
  const all: AddedFields[] = [];
  const api = fake<CreateResolversArgs>({
    createResolvers: (added: AddedFields) => all.push(added),
  });
  void createContentResolvers?.(api, { plugins: [] }, () => undefined);
  return ownSchema(all.reduce((merged, added) => ({ ...merged, ...added }), {}));
}

const current = currentSchema();
if (process.env.RENEW_SCHEMA === "true") writeFileSync(SNAPSHOT, printed(current));
const snapshot = buildSchema(readFileSync(SNAPSHOT, "utf8"));

test("no query that worked with the committed schema breaks", () => {
  const breaking = findBreakingChanges(snapshot, current).map(
    ({ description }) => `${description} ${RENEW}`,
  );
  expect(breaking).toEqual([]);
});

test("the committed schema is that of the site", () => {
  const isRenewed = printed(current) === printed(snapshot);
  expect(isRenewed ? "" : `The schema has more than ${SNAPSHOT}. ${RENEW}`).toBe("");
});
