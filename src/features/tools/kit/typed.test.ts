/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { typedFields } from "./typed";

/** A prerendered tool after a visitor's changes. */
function toolWith(html: string, change: (tool: HTMLElement) => void): HTMLElement {
  const tool = document.createElement("section");
  tool.innerHTML = html;
  change(tool);
  return tool;
}

const FIELDS = `
  <input data-path="price" value="168">
  <input data-path="flags.0" type="checkbox">
  <input data-path="show" type="radio" name="show" value="watch" checked>
  <input data-path="show" type="radio" name="show" value="bid">
  <select data-path="term"><option value="EXW">EXW</option><option value="DAP" selected>DAP</option></select>
  <input value="not a field of the tool">`;

test("what a visitor changes before the script runs is read, and nothing else", () => {
  expect(typedFields(toolWith(FIELDS, () => undefined))).toEqual([]);
  const tool = toolWith(FIELDS, (own) => {
    const [price, flag, , bid] = own.querySelectorAll("input");
    if (price) price.value = "170";
    flag?.click();
    bid?.click();
    const select = own.querySelector("select");
    if (select) select.value = "EXW";
  });
  expect(typedFields(tool)).toEqual([
    { path: "price", text: "170" },
    { path: "flags.0", text: "yes" },
    { path: "show", text: "bid" },
    { path: "term", text: "EXW" },
  ]);
});

test("a choice that a script rendered is no change", () => {
  const html = '<select data-path="term"><option value="EXW">EXW</option></select>';
  expect(typedFields(toolWith(html, () => undefined))).toEqual([]);
});
