/** @jest-environment jsdom */
import { beforeEach, expect, test } from "@jest/globals";
import { clearBrowser, refuseStorage } from "../../lib/testing/new-page";
import { readCategories, readCheck, saveCategories, saveCheck } from "./draft";
import { UNCHECKED, type PhoneCheck } from "./phone-check";

beforeEach(clearBrowser);

const phone = { prefix: "+91", number: "9876543210" };

test.each<[PhoneCheck, PhoneCheck]>([
  [
    { status: "verified", phone, codes: 1 },
    { status: "verified", phone, codes: 1 },
  ],
  [
    { status: "checking", phone, codes: 2 },
    { status: "sent", phone, codes: 2 },
  ],
  [{ status: "sending", phone, codes: 0 }, UNCHECKED],
])("%j comes back as %j", (kept, restored) => {
  saveCheck(kept);
  expect(readCheck()).toEqual(restored);
});

test("an unchecked number is forgotten", () => {
  saveCheck({ status: "verified", phone, codes: 1 });
  saveCheck({ status: "unchecked", hasChanged: true });
  expect(readCheck()).toBe(UNCHECKED);
});

test.each(["", "null", "[]", '{"phone":{},"codes":1}', '{"phone":{"prefix":"+91"}}'])(
  "foreign values in storage are ignored: %s",
  (text) => {
    sessionStorage.setItem("supplier_phone_check", text);
    sessionStorage.setItem("supplier_categories", text);
    expect(readCheck()).toBe(UNCHECKED);
    expect(readCategories()).toEqual([]);
  },
);

test("chosen categories come back, until there are none", () => {
  saveCategories(["A", "B"]);
  expect(readCategories()).toEqual(["A", "B"]);
  saveCategories([]);
  expect(sessionStorage).toHaveLength(0);
});

test("a browser that refuses storage restores nothing and throws nothing", () => {
  refuseStorage();
  saveCategories(["A"]);
  saveCheck({ status: "verified", phone, codes: 1 });
  expect([readCategories(), readCheck()]).toEqual([[], UNCHECKED]);
});
