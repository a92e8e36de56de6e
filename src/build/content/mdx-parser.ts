import type { Root } from "mdast";

/** `import()`, because tsx would compile these modules to CommonJS, which slows parsing by a third. */
async function loadParser() {
  const [{ unified }, { default: remarkParse }, { default: remarkGfm }, { default: remarkMdx }] =
    await Promise.all([
      import("unified"),
      import("remark-parse"),
      import("remark-gfm"),
      import("remark-mdx"),
    ]);
  return unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();
}

let parser: ReturnType<typeof loadParser> | undefined;

/** The newest text with its tree: the checks of a file ask for it one after the other. */
let newest: { readonly body: string; readonly root: Root } | undefined;

/**
 * Parses MDX to a syntax tree without compiling or running it.
 *
 * @returns A tree that must not be changed.
 */
export async function parseMdx(body: string): Promise<Root> {
  parser ??= loadParser();
  if (newest?.body !== body) newest = { body, root: (await parser).parse(body) };
  return newest.root;
}
