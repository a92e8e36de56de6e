import { expect, test } from "@jest/globals";
import { filesNaming } from "./files-naming";

const files = new Map([
  ["content/settings.yml", "brand: X\npricing: https://pricing.example/\n"],
  ["content/blog/a.mdx", "See [rates](https://rates.example/2026/?by=day) today."],
  ["src/ui/share.tsx", "\n\nconst share = `https://share.example/post?u=${url}`;"],
]);

test.each([
  ["https://pricing.example/", ["content/settings.yml:2"]],
  ["https://rates.example/2026/?by=day", ["content/blog/a.mdx:1"]],
  ["https://share.example/post?u=https%3A%2F%2Fa.example", ["src/ui/share.tsx:3"]],
  ["https://unknown.example/", []],
])("%s is named by %j", (address, expected) => {
  expect(filesNaming(address, files)).toEqual(expected);
});
