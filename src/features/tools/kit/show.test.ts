import { expect, test } from "@jest/globals";
import { grouped } from "./show";

test.each([
  ["10000000", "1,00,00,000", "10,000,000"],
  ["1234567.50", "12,34,567.50", "1,234,567.50"],
  ["1 lakh", "1 lakh", "1 lakh"],
  ["USD 4000", "USD 4000", "USD 4000"],
  ["0400", "0400", "0400"],
  ["999", "999", "999"],
])("%s is grouped as readers of the region do", (text, india, us) => {
  expect([grouped(text, "in"), grouped(text, "us")]).toEqual([india, us]);
});
