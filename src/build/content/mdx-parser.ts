import type { Root } from "mdast";
import type { Processor } from "unified";

/** Signs of what remark-gfm reads inside a line: ~~struck out~~, bare addresses, footnotes, tasks. */
const IN_LINE = /[~@]|https?:|www\.|\[\^|\[[ x]\]/iu;

/**
 * Parsers of MDX: plain, with tables, and with all of remark-gfm. They are loaded by `import()`,
 * since tsx would turn each of their hundred modules to CommonJS, whose getters slow parsing down by
 * a third.
 */
async function loadParsers() {
  const [{ unified }, { default: remarkParse }, { default: remarkGfm }, { default: remarkMdx }] =
    await Promise.all([
      import("unified"),
      import("remark-parse"),
      import("remark-gfm"),
      import("remark-mdx"),
    ]);

  /** remark-gfm without what it reads inside a line; of what it adds to blocks, tables alone are left. */
  function remarkTables(this: Processor): void {
    remarkGfm.call(this);
    const data = this.data();
    data.micromarkExtensions = data.micromarkExtensions?.map(({ flow = {} }) => ({ flow })) ?? [];
    data.fromMarkdownExtensions =
      data.fromMarkdownExtensions?.flat().map((extension) => ({ ...extension, transforms: [] })) ??
      [];
  }

  return {
    plain: unified().use(remarkParse).use(remarkMdx).freeze(),
    tables: unified().use(remarkParse).use(remarkTables).use(remarkMdx).freeze(),
    everything: unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze(),
  };
}

let parsers: ReturnType<typeof loadParsers> | undefined;

/**
 * Parses MDX to a syntax tree. Nothing is compiled or run. remark-gfm looks at every letter for
 * addresses and at every line for tables, which doubles the time of a text that holds neither, so
 * each text is parsed with no more than it shows signs of.
 *
 * @throws {VFileMessage} Where the text is no MDX.
 */
export async function parseMdx(body: string): Promise<Root> {
  const { plain, tables, everything } = await (parsers ??= loadParsers());
  if (IN_LINE.test(body)) return everything.parse(body);
  return (body.includes("|") ? tables : plain).parse(body);
}
