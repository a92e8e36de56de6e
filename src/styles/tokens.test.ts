import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import postcss, { type Declaration } from "postcss";
import { sheets as allSheets, sources } from "./testing/sheets";

const read = (file: string) => readFileSync(file, "utf8");
const tokens = postcss.parse(read("src/styles/tokens.css"));
const sheets = allSheets.filter((file) => !file.endsWith("tokens.css"));
const views = sources.filter((file) => /(?<!\.test)\.tsx$/u.test(file));

type Colours = ReadonlyMap<string, string>;

/** The selector of a rule: `:root`, or a surface. */
const selectorOf = ({ parent }: Declaration) => (parent?.type === "rule" ? parent.selector : "");

/** The colours of `:root` and a surface at the top, and with those of the dark scheme over them. */
function coloursOf(isDark: boolean, surface = ":root"): Colours {
  const found = new Map<string, string>();
  for (const wanted of [":root", surface]) {
    tokens.walkDecls(/^--/u, (declaration) => {
      const { prop, value, parent } = declaration;
      const condition = parent?.parent?.type === "atrule" ? String(parent.parent) : "";
      const isWanted =
        condition === "" || (isDark && condition.startsWith("@media screen and (pref"));
      if (isWanted && selectorOf(declaration) === wanted && value.startsWith("#")) {
        found.set(prop, value);
      }
    });
  }
  return found;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(colours: Colours, one: string, other: string): number {
  const [first, second] = [one, other].map((name) => luminance(colours.get(name) ?? "")) as [
    number,
    number,
  ];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const surfaces = [":root", ...["ink", "leaf", "sand"].map((name) => `[data-surface="${name}"]`)];

describe.each(
  surfaces.flatMap((surface) => [
    ["light", surface, false] as const,
    ["dark", surface, true] as const,
  ]),
)("in the %s scheme, on %s,", (_, surface, isDark) => {
  const colours = coloursOf(isDark, surface);
  const papers = ["--paper", "--paper-raised"];
  if (surface === ":root") papers.push("--paper-bright");

  test.each([
    ...["--ink", "--ink-soft", "--leaf", "--leaf-strong", "--error"].flatMap((text) =>
      papers.map((paper) => [text, paper] as const),
    ),
    ...["--ink", "--ink-soft", "--leaf-strong"].map((text) => [text, "--leaf-pale"] as const),
    ["--on-marigold", "--marigold"] as const,
  ])("%s can be read on %s", (text, paper) => {
    expect(contrast(colours, text, paper)).toBeGreaterThanOrEqual(4.5);
  });
});

const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|(?<!-)\b(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|brown|pink|gold|navy|teal)\b/iu;

test("no colour stands in a style sheet but as a token", () => {
  const strays: string[] = [];
  for (const sheet of sheets) {
    postcss.parse(read(sheet)).walkDecls(({ prop, value }) => {
      if (prop !== "white-space" && LITERAL.test(value)) strays.push(`${sheet}: ${prop}: ${value}`);
    });
  }
  expect(strays).toEqual([]);
});

test("no colour stands in a view", () => {
  const strays = views.flatMap((file) =>
    [...read(file).matchAll(/["'`](?:#[\da-f]{6}\b|(?:rgb|hsl|oklch)a?\()[^"'`]*/giu)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(strays).toEqual([]);
});

test("every custom property that is used exists", () => {
  const known = new Set(["--banner-space"]);
  for (const sheet of allSheets) {
    postcss.parse(read(sheet)).walkDecls(/^--/u, ({ prop }) => void known.add(prop));
  }
  const used = sheets.flatMap((sheet) =>
    [...read(sheet).matchAll(/var\((--[\w-]+)/gu)].map(([, name = ""]) => ({ sheet, name })),
  );
  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
});
