import { kinds, type KindData, type KindName } from "../../content-model/kinds";
import type { Problem } from "../../content-model/problem";
import { readBody, type Body } from "./body";
import { readFields, splitFrontMatter, type LineOf, type Split } from "./front-matter";
import type { Reference } from "./links";
import { locate } from "./locate";
import { hasMark, walkFields } from "./schema-walk";

/** The other entries that an entry's fields name, each with the kind it must be. */
export interface EntryReference extends Reference {
  readonly kind: KindName;
}

interface EntryOf<Kind extends KindName> {
  readonly kind: Kind;
  /** Path from the project's root. */
  readonly file: string;
  /** File name without its ending; for pages, the path below `pages/`. */
  readonly slug: string;
  /** Address on the site, or null for a kind without pages. */
  readonly url: string | null;
  readonly data: KindData<Kind>;
  /** Null for YAML kinds. */
  readonly body: Body | null;
}

/** An entry without a mistake of its own; whether its links lead somewhere is checked with all others. */
export type Entry = { [Kind in KindName]: EntryOf<Kind> }[KindName];

/**
 * What reading one file gave. A file with mistakes keeps its address, links and anchors, so that
 * one run lists all of its mistakes and none that only follow from them.
 */
export interface ReadResult {
  readonly file: string;
  /** Null where the file is in no known place. */
  readonly kind: KindName | null;
  readonly slug: string;
  readonly url: string | null;
  readonly anchors: readonly string[];
  /** Links of the fields and of the text. */
  readonly links: readonly Reference[];
  /** Images of the fields and of the text, relative to the file. */
  readonly images: readonly Reference[];
  readonly references: readonly EntryReference[];
  readonly entry: Entry | null;
  readonly problems: readonly Problem[];
}

function markedFields(
  kind: KindName,
  data: unknown,
  mark: "link" | "image",
  lineOf: LineOf,
): Reference[] {
  return [...walkFields(kinds[kind].schema, data)].flatMap(({ path, schema, value }) =>
    typeof value === "string" && hasMark(schema, mark)
      ? [{ target: value, line: lineOf(path), field: path.join(".") }]
      : [],
  );
}

function namedEntries(entry: Entry, lineOf: LineOf): EntryReference[] {
  const list = (kind: KindName, field: string, slugs: readonly string[] = []) =>
    slugs.map((target, index) => ({ kind, target, field, line: lineOf([field, index]) }));
  switch (entry.kind) {
    case "blogPost":
      return [
        { kind: "author", target: entry.data.author, field: "author", line: lineOf(["author"]) },
      ];
    case "caseStudy":
      return list("page", "solutions", entry.data.solutions);
    case "glossaryTerm":
      return list("glossaryTerm", "related", entry.data.related);
    default:
      return [];
  }
}

/** Splits a source into its fields and text; a YAML file is all fields. */
function split(kind: KindName, source: string): Split | null {
  if (kinds[kind].format === "yml") return { yaml: source, yamlOffset: 0, body: "", bodyOffset: 0 };
  return splitFrontMatter(source);
}

/** Pairs a kind with data that its own schema has just produced, which TypeScript can't follow. */
function toEntry(kind: KindName, rest: Omit<Entry, "kind">): Entry {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return { kind, ...rest } as Entry;
}

const nothing = { anchors: [], links: [], images: [], references: [], entry: null } as const;

/**
 * Reads one file of `content/`.
 *
 * @param path Path below `content/`, with forward slashes.
 * @param source The file's text, UTF-8.
 * @returns null for images and the author guide.
 */
export function readEntry(path: string, source: string): ReadResult | null {
  const file = `content/${path}`;
  const place = locate(path);
  if (place.type === "asset") return null;
  if (place.type === "unknown") {
    const problem = { file, line: 1, field: "file", message: place.message };
    return { ...nothing, file, kind: null, slug: "", url: null, problems: [problem] };
  }
  const { kind, slug, url } = place;
  const parts = split(kind, source.replace(/^\uFEFF/u, ""));
  if (parts === null) {
    const message = "is missing; begin the file with the fields between two --- lines";
    const problem = { file, line: 1, field: "front matter", message };
    return { ...nothing, file, kind, slug, url, problems: [problem] };
  }
  const text = kinds[kind].format === "mdx" ? readBody(file, parts) : null;
  const { anchors = [], links = [], images = [] } = text?.body ?? {};
  const fields = readFields(file, parts, kinds[kind].schema, kinds[kind].label);
  if (!fields.ok) {
    const problems = [...fields.problems, ...(text?.problems ?? [])];
    return { ...nothing, file, kind, slug, url, anchors, links, images, problems };
  }
  const { data, lineOf } = fields;
  const entry = toEntry(kind, { file, slug, url, data, body: text?.body ?? null });
  return {
    file,
    kind,
    slug,
    url,
    anchors,
    links: [...markedFields(kind, data, "link", lineOf), ...links],
    images: [...markedFields(kind, data, "image", lineOf), ...images],
    references: namedEntries(entry, lineOf),
    entry,
    problems: text?.problems ?? [],
  };
}
