import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseJson } from "../../lib/json";
import { hash, sourceHash, textOf } from "../source-hash";
import type { ReadFile } from "./check";
import { readEntry, type FileReport, type ReadResult } from "./entry";

/** Folders of the code that decides what a report says. */
const PIPELINE = ["src/build/content", "src/content-model", "src/lib"];

const recordSchema = z.object({
  pipeline: z.string(),
  reports: z.array(
    z.tuple([z.string(), z.object({ source: z.string(), report: z.custom<FileReport | null>() })]),
  ),
});

type Reports = ReadonlyMap<string, z.infer<typeof recordSchema>["reports"][number][1]>;

/**
 * Keeps the report of each content file between checks, so that a build after one edit parses one file.
 * A report is used while neither its file nor the checking code has changed.
 */
export class ReportCache {
  readonly #reports = new Map<string, { source: string; report: FileReport | null }>();
  #isChanged = false;

  private constructor(
    private readonly file: string,
    private readonly pipeline: string,
    private readonly earlier: Reports,
    private readonly parse: (path: string, source: string) => Promise<ReadResult | null>,
  ) {}

  /**
   * @param place Path of the cache from there.
   * @param parse Reads a file that has no report yet.
   */
  static async open(project: string, place: string, parse = readEntry): Promise<ReportCache> {
    const file = path.join(project, place);
    const pipeline = await sourceHash(project, PIPELINE);
    const { data } = recordSchema.safeParse(parseJson(await textOf(file)));
    const earlier = new Map(data?.pipeline === pipeline ? data.reports : []);
    return new ReportCache(file, pipeline, earlier, parse);
  }

  /** Gives the report of a file with this text. */
  readonly read: ReadFile = async (name, text) => {
    const source = hash(text);
    const known = this.#reports.get(name) ?? this.earlier.get(name);
    if (known?.source === source) {
      this.#reports.set(name, known);
      return known.report;
    }
    const result = await this.parse(name, text);
    const report = result && { ...result, entry: undefined };
    this.#reports.set(name, { source, report });
    this.#isChanged = true;
    return report;
  };

  /** Writes the reports for the next run. */
  async save(): Promise<void> {
    if (!this.#isChanged) return;
    const record = { pipeline: this.pipeline, reports: [...this.#reports] };
    await mkdir(path.dirname(this.file), { recursive: true });
    // Renaming replaces the file in one step, so an interrupted run leaves no half of it.
    await writeFile(`${this.file}.new`, JSON.stringify(record));
    await rename(`${this.file}.new`, this.file);
  }
}
