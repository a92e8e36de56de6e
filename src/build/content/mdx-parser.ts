import type { Root } from "mdast";

/** Signs of what remark-gfm adds: tables, ~~deleted~~ text, bare addresses, footnotes, tasks. */
const GFM = /[|~@]|https?:|www\.|\[\^|\[[ x]\]/iu;

/** `import()`, because tsx would compile these modules to CommonJS, which slows parsing by a third. */
async function loadParsers() {
  const [{ unified }, { default: remarkParse }, { default: remarkGfm }, { default: remarkMdx }] =
    await Promise.all([
      import("unified"),
      import("remark-parse"),
      import("remark-gfm"),
      import("remark-mdx"),
    ]);
  return {
    plain: unified().use(remarkParse).use(remarkMdx).freeze(),
    gfm: unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze(),
  };
}

let parsers: ReturnType<typeof loadParsers> | undefined;

/** The newest text with its tree: the checks of a file ask for it one after the other. */
let newest: { readonly body: string; readonly root: Root } | undefined;

/**
 * Parses MDX to a syntax tree without compiling or running it. remark-gfm doubles the time, so only
 * texts that show signs of it are parsed with it.
 *
 * @returns A tree that must not be changed.
 */
export async function parseMdx(body: string): Promise<Root> {
  const { plain, gfm } = await (parsers ??= loadParsers());
  if (newest?.body !== body) newest = { body, root: (GFM.test(body) ? gfm : plain).parse(body) };
  return newest.root;
}
