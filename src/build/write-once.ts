import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { z } from "zod";
import { filesBelow } from "./files-below";

/** The content of a file, and what later builds want to know of it. */
interface Made {
  readonly content: Buffer | string;
  readonly about?: unknown;
}

const keptFile = z.object({ key: z.string(), about: z.unknown().optional() });

/**
 * Writes a file, unless an earlier build wrote it from the same.
 *
 * @param from All that decides its content.
 * @param make Makes the content; gives null where there is to be no file.
 * @returns Whether it was written now, and what is known of it.
 */
export async function writeOnce(
  cache: Pick<GatsbyCache, "get" | "set">,
  file: string,
  from: unknown,
  make: () => Made | null | Promise<Made | null>,
): Promise<{ readonly isNew: boolean; readonly about: unknown } | null> {
  const key = hash("sha256", JSON.stringify(from));
  const { data: kept } = keptFile.safeParse(await cache.get(file));
  if (kept?.key === key && existsSync(file)) return { isNew: false, about: kept.about };
  const made = await make();
  if (made === null) return null;
  const { content, about } = made;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  await cache.set(file, { key, about });
  return { isNew: true, about };
}

/**
 * Deletes the files that an earlier build wrote for pages that are gone, such as those of a post that became
 * a draft.
 *
 * @param ending How the names of such files end.
 * @param files Those of this build.
 */
export async function deleteOthers(
  folder: string,
  ending: string,
  files: ReadonlySet<string>,
): Promise<void> {
  const all = filesBelow(folder).map((file) => path.join(folder, file));
  for (const file of all) if (file.endsWith(ending) && !files.has(file)) await rm(file);
}
