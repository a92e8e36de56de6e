import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { casePdfAddress } from "../../lib/case-pdf-address";
import { entriesOf } from "../entry-node";
import type { Site } from "../site";
import { sourceHash } from "../source-hash";
import { writeOnce } from "../write-once";

/** What decides how a PDF looks. If it changes, all PDFs are written again. */
const SOURCES = ["src/build/case-pdf/case-pdf.ts", "src/styles/tokens.css", "src/styles/fonts"];

/** Removes the PDFs of case studies that are gone. */
async function removeOthers(folder: string, files: ReadonlySet<string>): Promise<void> {
  const studies = path.join(folder, "case-study");
  const items = await readdir(studies, { recursive: true }).catch(() => []);
  const pdfs = items
    .filter((item) => item.endsWith(".pdf"))
    .map((item) => path.join(studies, item));
  for (const pdf of pdfs) if (!files.has(pdf)) await rm(pdf);
}

/**
 * Writes a PDF beside the page of each case study. A PDF is kept if nothing that it depends on has
 * changed, and removed if its case study is gone.
 *
 * @returns How many PDFs there are, and how many were written.
 */
export async function writeCasePdfs(
  api: Pick<BuildArgs, "cache" | "getNodesByType">,
  { folder, brand, email, siteUrl }: Omit<Site, "tagline">,
): Promise<{ readonly all: number; readonly written: number }> {
  const publisher = { brand, email, siteUrl };
  const makers = await sourceHash(process.cwd(), SOURCES);
  const files = new Set<string>();
  let written = 0;
  for (const study of entriesOf(api, "caseStudy")) {
    const file = path.join(folder, casePdfAddress(study.url));
    files.add(file);
    const from = [makers, study.internal.contentDigest, publisher];
    const made = await writeOnce(api.cache, file, from, async () => {
      // Loaded only if a PDF has to be written.
      const { casePdf } = await import("./case-pdf");
      return { content: await casePdf(study, publisher) };
    });
    if (made?.isNew === true) written += 1;
  }
  await removeOthers(folder, files);
  return { all: files.size, written };
}
