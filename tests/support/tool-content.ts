import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { toolNames, toolPage, type ToolName } from "../../src/lib/tool-names";

/** The pages of the tools, and the tools inside texts, as `content/` has them. */

const schema = z.object({
  title: z.string(),
  tool: z.object({
    offer: z.object({ title: z.string() }),
    in: z.record(z.string(), z.unknown()),
  }),
});

/** A tool's page: its title, the offer at its end and its worked example. */
export function toolContent(name: ToolName) {
  const text = readFileSync(
    path.join("content/pages", `${toolPage(name).slice(0, -1)}.mdx`),
    "utf8",
  );
  const { title, tool } = schema.parse(parse(text.split("---\n")[1] ?? ""));
  return { title, offer: tool.offer.title, example: tool.in };
}

/** Where a text has a tool inside. */
export interface Embed {
  readonly address: string;
  readonly tool: ToolName;
}

const addresses = {
  pages: (name: string) => `/${name.replace(/index$/u, "")}/`.replaceAll("//", "/"),
  blog: (name: string) => `/blog/${name}/`,
  glossary: (name: string) => `/glossary/${name}/`,
} as const;

const texts = (["pages", "blog", "glossary"] as const).flatMap((folder) =>
  readdirSync(path.join("content", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => ({
      address: addresses[folder](name.replace(".mdx", "")),
      text: readFileSync(path.join("content", folder, name), "utf8"),
    })),
);

/** Every tool inside a text. */
export const embeds: readonly Embed[] = texts.flatMap(({ address, text }) =>
  text
    .split(/^<Tool\s/mu)
    .slice(1)
    .flatMap((part): Embed[] => {
      const tag = part.split(/^\/>/mu)[0] ?? "";
      const tool = toolNames.find((known) => tag.includes(`name="${known}"`));
      return tool === undefined ? [] : [{ address, tool }];
    }),
);

/** The pages with a comparison in which a freight can be changed. */
export const comparisonPages: readonly string[] = texts
  .filter(({ text }) => /^<LandedCost\s/mu.test(text))
  .map(({ address }) => address);
