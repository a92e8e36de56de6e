import { kinds, type KindData, type KindName } from "../../content-model/kinds";
import type { Problem } from "../../content-model/problem";
import { isRecord } from "../../lib/json";
import { readBody, type Body } from "./body";
import { readFields, splitFile, type Fields } from "./front-matter";
import { referenceMarks, type Reference } from "./links";
import { locate } from "./locate";
import { typesetProps } from "./typography";
import { releaseOf } from "./publish-date";
import { hasMark, namedKind, walkFields } from "./schema-walk";
import { sourceProblems } from "./source-problems";

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

/**
 * What the check of all files needs from one file. A file with mistakes keeps its address, links and
 * anchors, so that its mistakes cause no others.
 */
export interface FileReport {
  readonly file: string;
  /** Null in an unknown folder. */
  readonly kind: KindName | null;
  readonly slug: string;
  readonly url: string | null;
  /** Null if a mistake hides some of them. */
  readonly anchors: readonly string[] | null;
  /** The day from which visitors see it (see `releaseOf`). */
  readonly release: string;
  readonly references: readonly Reference[];
  readonly problems: readonly Problem[];
}

/** The result of reading one file. */
export interface ReadResult extends FileReport {
  readonly entry: Entry | null;
}

/**
 * The references in the fields as written. Fields that the schema refused are mistakes already, so they
 * are left out.
 */
function* fieldReferences(kind: KindName, fields: Fields<unknown>): Generator<Reference> {
  const refused = new Set(fields.problems.map(({ field }) => field));
  for (const { path, schema, value } of walkFields(kinds[kind].schema, fields.written)) {
    const field = path.join(".");
    if (typeof value !== "string" || refused.has(field)) continue;
    const reference = { target: value, line: fields.lineOf(path), field };
    for (const mark of referenceMarks) {
      if (hasMark(schema, mark)) yield { mark, ...reference };
    }
    const named = namedKind(schema);
    if (named !== undefined) yield { mark: "name", kind: named, ...reference };
  }
}

/** When an entry is published, from the fields as written. An invalid date is ignored. */
function release({ written, problems }: Fields<unknown>): string {
  if (!isRecord(written)) return "";
  const isNoDate = problems.some(({ field }) => field === "date");
  return releaseOf(isNoDate ? { ...written, date: undefined } : written);
}

/** Fixed ids of the templates of a kind, or of a page's `template`. */
const templateIds: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["caseStudy", ["pdf", "pdf-title"]],
  ["integrations", ["directory"]],
  ["search", ["results"]],
  ["tool", ["tool-offer"]],
]);

/** The anchors that a page has beside those of its text. */
const anchorsOfLayout = (
  kind: KindName,
  { written }: Fields<unknown>,
  references: readonly Reference[],
): readonly string[] => [
  "main",
  ...(templateIds.get(isRecord(written) && kind === "page" ? written.template : kind) ?? []),
  ...marked({ references }, "anchor").map(({ target }) => target),
];

/** Pairs a kind with data that its own schema has just produced, which TypeScript can't follow. */
function toEntry(kind: KindName, { data, ...rest }: Omit<Entry, "kind">): Entry {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return { kind, data: typesetProps(data), ...rest } as Entry;
}

/** The references of a report that have a mark. */
export const marked = (
  { references }: Pick<FileReport, "references">,
  mark: Reference["mark"],
): readonly Reference[] => references.filter((reference) => reference.mark === mark);

const nothing = { release: "", anchors: null, references: [], entry: null } as const;

/**
 * Reads one file of `content/`.
 *
 * @param path Path below `content/`, with forward slashes.
 * @returns null for images and the author guide.
 */
export async function readEntry(path: string, source: string): Promise<ReadResult | null> {
  const file = `content/${path}`;
  const located = locate(path);
  if (located.type === "asset") return null;
  if (located.type === "unknown") {
    const problem = { file, line: 1, field: "file", message: located.message };
    return { ...nothing, file, kind: null, slug: "", url: null, problems: [problem] };
  }
  const { kind, slug, url } = located;
  const written = source.replace(/^\uFEFF/u, "");
  const hidden = sourceProblems(file, written);
  const parts = splitFile(kinds[kind].format, written);
  if ("missing" in parts) {
    const problem = { file, line: 1, field: "front matter", message: parts.missing };
    const problems = hidden.some(({ line }) => line === 1) ? hidden : [...hidden, problem];
    return { ...nothing, file, kind, slug, url, problems };
  }
  const fields = readFields(file, parts, kinds[kind].schema, kinds[kind].label);
  const named = [...fieldReferences(kind, fields)];
  const taken = anchorsOfLayout(kind, fields, named);
  const text = kinds[kind].format === "mdx" ? await readBody(file, parts, taken) : null;
  const references = [...named, ...(text?.body.references ?? [])];
  const { data } = fields;
  return {
    file,
    kind,
    slug,
    url,
    release: release(fields),
    anchors: text === null ? taken : text.body.anchors,
    references,
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
