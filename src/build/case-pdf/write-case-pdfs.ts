import path from "node:path";
import type { BuildArgs } from "gatsby";
import { casePdfAddress } from "../../lib/case-pdf-address";
import { entriesOf } from "../entry-node";
import type { Site } from "../site";
import { sourceHash } from "../source-hash";
import { deleteOthers, writeOnce } from "../write-once";

/** What decides how a PDF looks. If it changes, all PDFs are written again. */
const SOURCES = ["src/build/case-pdf/case-pdf.ts", "src/styles/tokens.css", "src/styles/fonts"];

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
  await deleteOthers(path.join(folder, "case-study"), ".pdf", files);
  return { all: files.size, written };
}
