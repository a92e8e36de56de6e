import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { componentSpecs } from "../content-model/components";
import { term } from "./content/testing/project";
import { readTokens } from "./design-tokens";
import { samplesIn, samplesOfGuide, styleguideBody } from "./styleguide";

const sections = (samples: Parameters<typeof styleguideBody>[0]) =>
  styleguideBody(samples).map((node) => (typeof node === "object" ? node : { children: [] }));

test("every component that MDX may name has a section", () => {
  const titles = sections([]).map((node) => "component" in node && node.props);
  expect(titles).toEqual(
    Object.keys(componentSpecs).map((title) => ({ id: title.toLowerCase(), title })),
  );
});

test("a component is shown with the MDX of the content, once for each shape of its props", async () => {
  const main = '<CallToAction label="Go on" to="/faq/" primary />';
  const other = '<CallToAction label="Go back" to="/about/" />';
  const same = '<CallToAction\n  label="Go there"\n  to="/capex/"\n/>';
  const text = `${term}\n${main}\n\n<Callout>\n\n${other}\n\n</Callout>\n\n${same}\n`;
  const all = sections(await samplesIn("glossary/a.mdx", text));
  const shown = all[Object.keys(componentSpecs).indexOf("CallToAction")]?.children?.slice(2);
  const props = { label: "Go on", to: "/faq/", primary: true };
  const code = (mdx: string) => ({ tag: "pre", children: [{ tag: "code", children: [mdx] }] });
  expect(shown).toEqual([
    { component: "CallToAction", props },
    code(main),
    { component: "CallToAction", props: { label: "Go there", to: "/capex/" } },
    code(same),
  ]);
});

test("the guide has examples of the patterns of pages", async () => {
  const samples = await samplesOfGuide(readFileSync("content/README.md", "utf8"));
  const shown = samples.map(({ node }) => node.component);
  expect(shown).toEqual(
    expect.arrayContaining(["ActionBand", "Bento", "Cards", "Related", "Statement", "WalkStep"]),
  );
});

test("every kind of chart is documented by an example that is right", async () => {
  const examples = await samplesOfGuide(readFileSync("content/README.md", "utf8"));
  const kinds = examples.flatMap(({ node, mdx }) =>
    node.component === "Chart" ? [/kind="(?<kind>\w+)"/u.exec(mdx)?.groups?.kind] : [],
  );
  const all = ["bars", "days", "lines", "steps", "treemap", "waterfall"];
  expect([...new Set(kinds)].sort()).toEqual(all);
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
