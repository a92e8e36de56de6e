import type { GatsbyNode } from "gatsby";
import { parseConfig } from "../lib/parse-config";
import { answerQueries } from "./answer-queries";
import { writeStudies } from "./case-pdf/write-case-pdfs";
import { writeFeed } from "./feed";
import { finishPages } from "../runtime/finish/finish-pages";
import { lastChanges } from "./last-changes";
import { writeMarkdownTwins } from "./markdown-twins";
import { writeSecurityText } from "./security-text";
import { writeShareImages } from "./share-images";
import { indexablePaths, writeSitemap } from "./sitemap";
import { writeWebManifest } from "./web-manifest";

const FOLDER = "public";
const PDF_RECORD = ".cache/case-pdfs.json";
const SHARE_RECORD = ".cache/share-images.json";

/** Finishes the written pages, then writes the files that are made from them. */
export const finishBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const { reporter } = api;
  const config = parseConfig(process.env);
  const { pages, written } = await finishPages(FOLDER, config);
  reporter.info(`Finished ${written} of ${pages} pages: scripts, styles, security policy`);
  const pdfs = await writeStudies(api, FOLDER, PDF_RECORD, config.siteUrl);
  reporter.info(`Wrote ${pdfs.all - pdfs.kept} of ${pdfs.all} case study PDFs`);
  const paths = api.getNodesByType("SitePage").map(({ path }) => String(path));
  const urls = indexablePaths(paths);
  const shared = await writeShareImages(api, { folder: FOLDER, record: SHARE_RECORD, urls });
  reporter.info(`Drew ${shared.drawn} of ${shared.all} share images`);
  const texts = await writeMarkdownTwins(api, { folder: FOLDER, urls, siteUrl: config.siteUrl });
  reporter.info(`Wrote ${texts} texts in Markdown`);
  await writeFeed(api, FOLDER, config.siteUrl);
  await writeWebManifest(api, FOLDER);
  await writeSecurityText(api, FOLDER, config.siteUrl);
  const { days, gap } = await lastChanges(api, "content");
  if (gap !== null) reporter.warn(`The sitemap has no dates of changes: ${gap}.`);
  await writeSitemap(FOLDER, config, paths, days);
  if (process.env.ANSWER_QUERIES === "true") await answerQueries(api);
};
