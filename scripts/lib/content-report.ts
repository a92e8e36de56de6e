import { isRecord } from "../../src/lib/json";

/** An entry of `content/`. */
export interface ReportEntry {
  /** Path from the project's root. */
  readonly file: string;
  /** Its front matter, or all of a YAML file. */
  readonly data: unknown;
  /** The content tree of its text. */
  readonly body?: unknown;
}

/** Content that an author should look at. */
interface ContentReport {
  /** Entries that are samples or contain samples, with the number of samples inside. */
  readonly samples: readonly { readonly file: string; readonly parts: number }[];
  /** Entries without a change for a year, the oldest first, with the day of the last change. */
  readonly stale: readonly { readonly file: string; readonly day: string }[];
}

/** Number of samples inside a value, without the value itself. */
function countSamples(value: unknown): number {
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return parts.reduce<number>(
    (sum, part) => sum + (isRecord(part) && part.sample === true ? 1 : 0) + countSamples(part),
    0,
  );
}

const isSample = (data: unknown) => isRecord(data) && data.sample === true;

/** The latest of an entry's dates and its last commit; null if there is none. */
function lastChanged({ file, data }: ReportEntry, commits: ReadonlyMap<string, string>) {
  const { date, updated } = isRecord(data) ? data : {};
  const days = [date, updated, commits.get(file)].filter((day) => typeof day === "string");
  return days.sort().at(-1) ?? null;
}

/** The same day one year earlier. */
function yearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}

/**
 * Finds sample content and old content.
 *
 * @param commits Day of the last commit of each file, YYYY-MM-DD.
 */
export function reportContent(
  entries: readonly ReportEntry[],
  commits: ReadonlyMap<string, string>,
  today: string,
): ContentReport {
  const limit = yearBefore(today);
  return {
    samples: entries.flatMap(({ file, data, body }) => {
      const parts = countSamples(data) + countSamples(body);
      return isSample(data) || parts > 0 ? [{ file, parts }] : [];
    }),
    stale: entries
      .flatMap((entry) => {
        const day = lastChanged(entry, commits);
        return day !== null && day < limit ? [{ file: entry.file, day }] : [];
      })
      .sort((a, b) => a.day.localeCompare(b.day)),
  };
}

/**
 * The day of the last commit of each file.
 *
 * @param log Output of `git log --format=%x00%cs --name-only`, newest first.
 */
export function commitDays(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [day = "", ...files] = commit.split("\n").filter((line) => line !== "");
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/** The report as text for the terminal. */
export function formatReport({ samples, stale }: ContentReport, isShallow: boolean): string {
  const parts = (count: number) => (count === 0 ? "" : ` (${count} samples inside)`);
  return [
    `Sample content: ${samples.length} files. Replace it before you go live.`,
    ...samples.map((sample) => `  ${sample.file}${parts(sample.parts)}`),
    "",
    `Not changed for a year: ${stale.length} files.`,
    ...stale.map(({ file, day }) => `  ${file}: last change on ${day}`),
    ...(isShallow
      ? ["", "This clone is shallow, so dates may be too recent. Run git fetch --unshallow."]
      : []),
  ].join("\n");
}

/** Exit code of the report: with `--strict` 1 while a sample is left. */
export function exitCode({ samples }: ContentReport, isStrict: boolean): number {
  return isStrict && samples.length > 0 ? 1 : 0;
}
