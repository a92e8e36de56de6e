import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "@jest/globals";
import { chart } from "../content-model/chart";
import { componentSpecs } from "../content-model/components";
import { samplesOfGuide, styleguideBody } from "./styleguide";

let samples: Awaited<ReturnType<typeof samplesOfGuide>>;

beforeAll(async () => {
  samples = await samplesOfGuide(readFileSync("content/README.md", "utf8"));
});

test("every component and every kind of chart has an example in the guide that is right", () => {
  const names = samples.map(({ node }) => node.component);
  expect(Object.keys(componentSpecs).filter((name) => !names.some((own) => own === name))).toEqual(
    [],
  );
  const kinds = samples.flatMap(({ mdx }) => /^<Chart\b.*?kind="(\w+)"/su.exec(mdx)?.[1] ?? []);
  const all = chart.options.map(({ shape }) => shape.kind.value);
  expect([...new Set(kinds)].sort()).toEqual([...all].sort());
});

test("a component is shown with its MDX; one that needs another around it, by its MDX alone", async () => {
  const callout = "<Callout>\n\nText.\n\n</Callout>";
  const step = '<Step title="Ask first">\n\nText.\n\n</Step>';
  const own = await samplesOfGuide(
    `\`\`\`mdx\n${callout}\n\n<Steps>\n\n${step}\n\n</Steps>\n\`\`\`\n`,
  );
  const code = (mdx: string) => ({ tag: "pre", children: [{ tag: "code", children: [mdx] }] });
  const shown = (title: string) =>
    styleguideBody(own).flatMap((node) =>
      typeof node === "object" && "component" in node && "title" in node.props
        ? node.props.title === title
          ? (node.children ?? [])
          : []
        : [],
    );
  expect(shown("Callout").slice(-2)).toMatchObject([{ component: "Callout" }, code(callout)]);
  expect(shown("Step").filter((node) => typeof node === "object" && "component" in node)).toEqual(
    [],
  );
  expect(shown("Step").at(-1)).toEqual(code(step));
});
