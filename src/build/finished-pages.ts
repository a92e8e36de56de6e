import { statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseJson } from "../lib/json";
import { textOf } from "./source-hash";

const recordSchema = z.object({ parts: z.string(), stamps: z.record(z.string(), z.string()) });

/** Changes whenever a file is written. */
function stampOf(file: string): string {
  const { mtimeNs, size } = statSync(file, { bigint: true });
  return `${mtimeNs} ${size}`;
}

/**
 * Which pages were finished from the same parts and have not been written since: a build after a small
 * edit leaves nearly all of them as they are.
 */
export class FinishedPages {
  readonly #stamps = new Map<string, string>();

  private constructor(
    readonly file: string,
    readonly parts: string,
    readonly earlier: ReadonlyMap<string, string>,
  ) {}

  /**
   * @param file Where it is kept.
   * @param parts Hash of all that decides how a page is finished.
   */
  static async open(file: string, parts: string): Promise<FinishedPages> {
    const { data } = recordSchema.safeParse(parseJson(await textOf(file)));
    const stamps = data?.parts === parts ? data.stamps : {};
    return new FinishedPages(file, parts, new Map(Object.entries(stamps)));
  }

  /** Whether a page is as it was finished. */
  has(page: string): boolean {
    const earlier = this.earlier.get(page);
    if (earlier === undefined || earlier !== stampOf(page)) return false;
    this.#stamps.set(page, earlier);
    return true;
  }

  /** Notes a page that was finished now. */
  add(page: string): void {
    this.#stamps.set(page, stampOf(page));
  }

  /** Keeps it for the next build. */
  async save(): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const stamps = Object.fromEntries(this.#stamps);
    await writeFile(this.file, JSON.stringify({ parts: this.parts, stamps }));
  }
}
