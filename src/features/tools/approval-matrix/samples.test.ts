import { expect, test } from "@jest/globals";
import { fragmentOf } from "../kit/codec";
import { packState } from "../kit/state";
import { openSample, samplesOf } from "../testing/samples";
import { approvalMatrix } from "./fields";
import { readMatrix } from "./reading";

const samples = samplesOf("approval-matrix");
const names = (roles: readonly { readonly name: string }[]) => roles.map(({ name }) => name);

/** The same without ids of roles, which version 1 kept when a role was moved. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, own: unknown) => (key === "id" ? undefined : own)));

test.each(samples)(
  "a link of version 1 opens with its chain and findings: $title, $region",
  ({ link, region, result }) => {
    const { matrix, tested, findings } = readMatrix(
      openSample(approvalMatrix, link, region),
      region,
    );
    expect(withoutIds(tested?.outcome ?? null)).toEqual(withoutIds(result.chain));
    expect(withoutIds(matrix === null ? null : findings)).toEqual(withoutIds(result.findings));
  },
);

test.each(samples)("a link gives back every text: $title, $region", ({ link, region }) => {
  const state = openSample(approvalMatrix, link, region);
  const again = fragmentOf({ r: region, s: packState(approvalMatrix, state) });
  expect(openSample(approvalMatrix, again, region)).toEqual(state);
  expect(names(state.roles).length).toBeGreaterThan(5);
});
