import type { ParentSpanPluginArgs } from "gatsby";
import { publisherNode, studyNode } from "./study";
import { bodyOf } from "../entry-body";
import { writeCasePdfs } from "./write-case-pdfs";

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
