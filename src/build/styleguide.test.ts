import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { componentSpecs } from "../content-model/components";
import type { ContentNode } from "../content-model/content-tree";
import { readTokens } from "./design-tokens";
import { styleguideBody } from "./styleguide";

const button = (props: { label: string; to: string; primary?: true }): ContentNode => ({
  component: "CallToAction",
  props,
});

const sections = (texts: readonly (readonly ContentNode[])[]) =>
  styleguideBody(texts).map((node) => (typeof node === "object" ? node : { children: [] }));

test("every component that MDX may name has a section", () => {
  const titles = sections([]).map((node) => "component" in node && node.props);
  expect(titles).toEqual(
    Object.keys(componentSpecs).map((title) => ({ id: title.toLowerCase(), title })),
  );
});

test("samples are those of the content, one of each shape", () => {
  const main = button({ label: "Go on", to: "/faq/", primary: true });
  const other = button({ label: "Go back", to: "/about/" });
  const same = button({ label: "Go there", to: "/capex/" });
  const inside: ContentNode = { component: "Callout", props: {}, children: [other] };
  const all = sections([[main, inside], [same]]);
  const shown = all[Object.keys(componentSpecs).indexOf("CallToAction")];
  const source = (text: string) => ({ tag: "pre", children: [{ tag: "code", children: [text] }] });
  expect(shown?.children?.slice(2)).toEqual([
    main,
    source('<CallToAction\n  label="Go on"\n  to="/faq/"\n  primary\n/>'),
    same,
    source('<CallToAction\n  label="Go there"\n  to="/capex/"\n/>'),
  ]);
});

test("tokens come with their contrast and their value in the dark", () => {
  const tokens = readTokens(readFileSync("src/styles/tokens.css", "utf8"));
  expect(tokens.find(({ name }) => name === "--leaf")).toEqual({
    name: "--leaf",
    value: "#23703f",
    dark: "#4fa572",
    note: "5.7:1, and paper on it the same; dark: 5.9:1, and paper on it the same",
  });
});
