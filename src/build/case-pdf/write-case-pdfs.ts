import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { casePdfAddress } from "../../lib/case-pdf-address";
import { parseJson } from "../../lib/json";
import { hash, sourceHash, textOf } from "../source-hash";
import type { Publisher, Study } from "./study";

/** What a PDF is made by: a change of any of it makes all of them anew. */
const SOURCES = ["src/build/case-pdf", "src/styles/tokens.css", "src/styles/fonts"];

const recordSchema = z.record(z.string(), z.string());

/** Files below a folder that end so, as paths from there. */
async function pdfsIn(folder: string): Promise<string[]> {
  const items = await readdir(folder, { recursive: true }).catch(() => []);
  return items.filter((item) => item.endsWith(".pdf"));
}

/**
 * Writes a PDF beside the page of each study. One whose study and makers are as they were is kept;
 * one whose study is gone goes.
 *
 * @param folder The built site.
 * @param record File that tells what the PDFs there were made of.
 * @returns How many there are, and how many of them were kept.
 */
export async function writeCasePdfs(
  folder: string,
  record: string,
  studies: readonly Study[],
  publisher: Publisher,
): Promise<{ readonly all: number; readonly kept: number }> {
  const makers = await sourceHash(process.cwd(), SOURCES);
  const { data: before = {} } = recordSchema.safeParse(parseJson(await textOf(record)));
  const there = new Set(
    (await pdfsIn(path.join(folder, "case-study"))).map((file) => path.join("case-study", file)),
  );
  const now: Record<string, string> = {};
  let kept = 0;
  for (const study of studies) {
    const file = path.normalize(casePdfAddress(study.url)).slice(1);
    const made = hash(JSON.stringify([makers, study, publisher]));
    now[file] = made;
    if (before[file] === made && there.delete(file)) {
      kept += 1;
      continue;
    }
    there.delete(file);
    // Not needed by a build that changes no study.
    const { casePdf } = await import("./case-pdf");
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), await casePdf(study, publisher));
  }
  for (const gone of there) await rm(path.join(folder, gone));
  await writeFile(record, JSON.stringify(now));
  return { all: studies.length, kept };
}
