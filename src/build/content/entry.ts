import { kinds, type KindData, type KindName } from "../../content-model/kinds";
import type { Problem } from "../../content-model/problem";
import { isRecord } from "../../lib/json";
import { readBody, type Body } from "./body";
import {
  readFields,
  splitFrontMatter,
  type Fields,
  type Split,
  type Unsplit,
} from "./front-matter";
import type { Reference } from "./links";
import { locate } from "./locate";
import { noBreakProps } from "./no-break-spaces";
import { releaseOf } from "./publish-date";
import { hasMark, namedKind, walkFields } from "./schema-walk";
import { sourceProblems } from "./source-problems";

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

/** An entry with valid fields. Mistakes in its text are listed and left out of its tree. */
export type Entry = { [Kind in KindName]: EntryOf<Kind> }[KindName];

/** References from an entry's fields to other files. */
interface FieldReferences {
  readonly links: readonly Reference[];
  /** Relative to the file. */
  readonly images: readonly Reference[];
  /** Entries that it names. */
  readonly references: readonly EntryReference[];
  /** Texts that must be unique. */
  readonly unique: readonly Reference[];
  /** Its former addresses. */
  readonly former: readonly Reference[];
  /** The page that it is the US edition of, at most one. */
  readonly alternates: readonly Reference[];
  /** Anchors that its template adds. */
  readonly ownAnchors: readonly Reference[];
}

/**
 * What the check of all files needs from one file. A file with mistakes keeps its address, links and
 * anchors, so that its mistakes cause no others.
 */
export interface FileReport extends FieldReferences {
  readonly file: string;
  /** Null in an unknown folder. */
  readonly kind: KindName | null;
  readonly slug: string;
  readonly url: string | null;
  /** Null if a mistake hides some of them. */
  readonly anchors: readonly string[] | null;
  /** The day from which visitors see it (see `releaseOf`). */
  readonly release: string;
  readonly problems: readonly Problem[];
}

/** The result of reading one file. */
export interface ReadResult extends FileReport {
  readonly entry: Entry | null;
}

/**
 * Collects references from the fields as written. Fields that the schema refused are mistakes already,
 * so they are left out.
 */
function fieldReferences(kind: KindName, fields: Fields<unknown>): FieldReferences {
  const refused = new Set(fields.problems.map(({ field }) => field));
  const marked = [...walkFields(kinds[kind].schema, fields.written)].flatMap((visited) => {
    const { path, schema, value } = visited;
    const field = path.join(".");
    if (typeof value !== "string" || refused.has(field)) return [];
    return [{ schema, reference: { target: value, line: fields.lineOf(path), field } }];
  });
  const withMark = (mark: "link" | "image" | "unique" | "anchor" | "former" | "alternate") =>
    marked.flatMap(({ schema, reference }) => (hasMark(schema, mark) ? [reference] : []));
  return {
    links: withMark("link"),
    images: withMark("image"),
    unique: withMark("unique"),
    former: withMark("former"),
    alternates: withMark("alternate"),
    ownAnchors: withMark("anchor"),
    references: marked.flatMap(({ schema, reference }) => {
      const named = namedKind(schema);
      return named === undefined ? [] : [{ ...reference, kind: named }];
    }),
  };
}

/** When an entry is published, from the fields as written. An invalid date is ignored. */
function release({ written, problems }: Fields<unknown>): string {
  if (!isRecord(written)) return "";
  const isNoDate = problems.some(({ field }) => field === "date");
  return releaseOf(isNoDate ? { ...written, date: undefined } : written);
}

/** Splits a source into its fields and text; a YAML file is all fields. */
function split(kind: KindName, source: string): Split | Unsplit {
  if (kinds[kind].format === "yml") return { yaml: source, yamlOffset: 0, body: "", bodyOffset: 0 };
  return splitFrontMatter(source);
}

/** Pairs a kind with data that its own schema has just produced, which TypeScript can't follow. */
function toEntry(kind: KindName, { data, ...rest }: Omit<Entry, "kind">): Entry {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return { kind, data: noBreakProps(data), ...rest } as Entry;
}

/** The anchors of a text and of its template. */
const withOwn = (anchors: Body["anchors"], own: readonly Reference[]) =>
  anchors && [...anchors, ...own.map(({ target }) => target)];

const nothing = {
  release: "",
  anchors: null,
  links: [],
  images: [],
  references: [],
  unique: [],
  former: [],
  alternates: [],
  ownAnchors: [],
  entry: null,
} as const;

/**
 * Reads one file of `content/`.
 *
 * @param path Path below `content/`, with forward slashes.
 * @returns null for images and the author guide.
 */
export async function readEntry(path: string, source: string): Promise<ReadResult | null> {
  const file = `content/${path}`;
  const place = locate(path);
  if (place.type === "asset") return null;
  if (place.type === "unknown") {
    const problem = { file, line: 1, field: "file", message: place.message };
    return { ...nothing, file, kind: null, slug: "", url: null, problems: [problem] };
  }
  const { kind, slug, url } = place;
  const written = source.replace(/^\uFEFF/u, "");
  const hidden = sourceProblems(file, written);
  const parts = split(kind, written);
  if ("missing" in parts) {
    const problem = { file, line: 1, field: "front matter", message: parts.missing };
    const problems = hidden.some(({ line }) => line === 1) ? hidden : [...hidden, problem];
    return { ...nothing, file, kind, slug, url, problems };
  }
  const text = kinds[kind].format === "mdx" ? await readBody(file, parts) : null;
  const fields = readFields(file, parts, kinds[kind].schema, kinds[kind].label);
  const own = fieldReferences(kind, fields);
  const { data } = fields;
  return {
    ...own,
    file,
    kind,
    slug,
    url,
    release: release(fields),
    anchors: text === null ? [] : withOwn(text.body.anchors, own.ownAnchors),
    links: [...own.links, ...(text?.body.links ?? [])],
    images: [...own.images, ...(text?.body.images ?? [])],
    entry: data && toEntry(kind, { file, slug, url, data, body: text?.body ?? null }),
    problems: [
      ...hidden,
      // Other mistakes of these lines follow from what can't be seen.
      ...[...fields.problems, ...(text?.problems ?? [])].filter(
        (problem) => !hidden.some(({ line }) => line === problem.line),
      ),
    ],
  };
}
