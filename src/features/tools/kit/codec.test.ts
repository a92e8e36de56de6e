import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { deflateSync } from "fflate";
import { decodeFigures, encodeFigures, figuresIn, fragmentOf } from "./codec";

test("figures come back as they were, from a text that needs no escape in an address", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (figures) => {
      const text = JSON.stringify(figures);
      expect(JSON.stringify(figuresIn(fragmentOf(figures))?.figures)).toBe(text);
      expect(encodeFigures(figures)).toMatch(/^2\.[\w-]*$/u);
    }),
  );
});

test("nothing that isn't such a text makes it throw", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `1.${text}`),
      ),
      (text) => {
        expect(() => decodeFigures(text)).not.toThrow();
      },
    ),
  );
});

test.each([
  ["another version", "3.q1YqVbIqKSpN1VFKVLIyrAUA"],
  ["no version", "q1YqVbI"],
  ["no text", ""],
  ["too long a text", `1.${"A".repeat(30_000)}`],
])("%s is ignored", (_, text) => {
  expect(decodeFigures(text)).toBeNull();
});

test("figures that unpack to an enormous size are ignored", () => {
  const bomb = deflateSync(new Uint8Array(10_000_000).fill(32));
  const text = `1.${Buffer.from(bomb).toString("base64url")}`;
  expect(text.length).toBeLessThan(20_000);
  expect(decodeFigures(text)).toBeNull();
});

test("an anchor of the page is no figures", () => {
  expect(figuresIn("#formulas")).toBeNull();
});
