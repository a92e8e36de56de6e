import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { z } from "zod";
import { casePdfAddress } from "../../lib/case-pdf-address";
import { parseJson } from "../../lib/json";
import { bodyOf } from "../entry-body";
import { hash, sourceHash, textOf } from "../source-hash";
import { publisherNode, studyNode, type Publisher, type Study } from "./study";

/** What decides how a PDF looks. If it changes, all PDFs are written again. */
const SOURCES = ["src/build/case-pdf/case-pdf.ts", "src/styles/tokens.css", "src/styles/fonts"];

const recordSchema = z.record(z.string(), z.string());

/** The PDFs below a folder, as paths from there. */
async function pdfsIn(folder: string): Promise<string[]> {
  const items = await readdir(folder, { recursive: true }).catch(() => []);
  return items.filter((item) => item.endsWith(".pdf"));
}

/**
 * Writes a PDF beside the page of each case study. A PDF is kept if nothing that it depends on has
 * changed, and removed if its case study is gone.
 *
 * @param record File with a hash for each PDF that the last build wrote.
 * @returns How many PDFs there are, and how many were kept.
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
    // Loaded only if a PDF has to be written.
    const { casePdf } = await import("./case-pdf");
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), await casePdf(study, publisher));
  }
  for (const gone of there) await rm(path.join(folder, gone));
  await writeFile(record, JSON.stringify(now));
  return { all: studies.length, kept };
}

/** Writes a PDF for every case study of a build. */
export async function writeStudies(
  { getNodesByType }: Pick<ParentSpanPluginArgs, "getNodesByType">,
  folder: string,
  record: string,
  siteUrl: string,
) {
  const studies = getNodesByType("CaseStudy").map((node) =>
    studyNode.parse({ ...node, body: bodyOf(node) }),
  );
  const [settings] = getNodesByType("SiteSettings").map((node) => publisherNode.parse(node));
  if (settings === undefined) return { all: 0, kept: 0 };
  return writeCasePdfs(folder, record, studies, { ...settings, siteUrl });
}
