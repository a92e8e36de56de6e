/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { readEntry } from "./entry";

test("a term is read", () => {
  const result = readEntry("glossary/landed-cost.mdx", `---
term: landed cost
definition: The price of goods at your door, with freight, duty and handling counted in.
---

## Example

Some *text*.
`);
  expect(result?.problems).toEqual([]);
  expect(result?.entry?.body?.toc).toEqual([{ id: "example", text: "Example", level: 2 }]);
});
