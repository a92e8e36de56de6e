import { sampleNotes } from "../../lib/sample-notes";
import { bodyOf, type EntryNode } from "../entry-node";
import type { Site } from "../site";
import { addContent } from "./content";
import { loadFaces } from "./faces";
import { Sheet } from "./sheet";
import { styles } from "./sheet-styles";

/** Who publishes a PDF, and on which site. */
export type Publisher = Pick<Site, "brand" | "email" | "siteUrl">;

type Study = EntryNode<"caseStudy">;

const industryName = (industry: string) => industry.replaceAll("-", " ");

function addFigures(sheet: Sheet, figures: Study["figures"]): void {
  sheet.rule(16);
  sheet.text("The figures and their basis", { ...styles.h2, above: 12 });
  for (const { value, label, basis } of figures) {
    sheet.keep(60);
    sheet.text(value, { tag: "P", size: 17, face: "display", above: 10 });
    sheet.text(label, { tag: "P", size: 10.5, face: "bold", above: 1 });
    sheet.text(basis, { tag: "P", size: 9, isSoft: true, above: 1 });
  }
  sheet.rule(14);
}

/** A case study as a PDF, with the text, figures and quote of its page. */
export async function casePdf(study: Study, publisher: Publisher): Promise<Buffer> {
  const { title, description, customer, industry, region, date, updated = date } = study;
  const { brand, email, siteUrl } = publisher;
  const language = region === "us" ? "en-US" : "en-IN";
  const info = { title, author: brand, subject: description, language, day: updated } as const;
  const sheet = new Sheet(info, await loadFaces());
  const kicker = `${brand} case study: ${customer}, ${industryName(industry)}`;
  sheet.text(kicker, { tag: "P", size: 9, isSoft: true, above: 0 });
  sheet.text(title, { tag: "H1", size: 27, face: "display", above: 30 });
  sheet.text(description, { tag: "P", size: 12, above: 8 });
  if (study.sample) {
    sheet.text(`Sample: ${sampleNotes.caseStudy}`, { tag: "P", size: 9, isSoft: true, above: 8 });
  }
  addFigures(sheet, study.figures);
  addContent(sheet, bodyOf(study));
  if (study.quote !== undefined) {
    const { text, name, title: job } = study.quote;
    const who = `${name}, ${job}, ${customer}${study.sample ? " (sample)" : ""}`;
    sheet.keep(100);
    sheet.rule(18);
    sheet.text(`“${text}”`, { tag: "BlockQuote", size: 17, face: "display", above: 12 });
    sheet.text(who, { tag: "P", size: 10, isSoft: true, above: 4 });
  }
  return sheet.finish(`${siteUrl}${study.url}   ${email}`);
}
