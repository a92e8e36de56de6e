import type { GatsbyNode } from "gatsby";
import { parseConfig } from "../lib/parse-config";
import { answerQueries } from "./answer-queries";
import { writeStudies } from "./case-pdf";
import { writeFeed } from "./feed";
import { finishPages } from "./finish-pages";
import { writeRedirects } from "./hosting-redirects";
import { PageDataSwap } from "./page-data-swap";
import { writeSitemap } from "./sitemap";

const FOLDER = "public";

/** Beside Gatsby's own cache, which goes when the output goes. */
const RECORD = ".cache/finished-pages.json";
const PDF_RECORD = ".cache/case-pdfs.json";

/** Where the form of the pages' data that is not in use is kept. */
const swap = new PageDataSwap(FOLDER, ".cache/page-data-swap");

/** Gives Gatsby its own form of the pages' data back, before it starts. */
export const unfinishBuild: GatsbyNode["onPreInit"] = async () => swap.toTrees();

/** What is done to the written files after a build. */
export const finishBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const { reporter } = api;
  const config = parseConfig(process.env);
  const { pages, kept } = await finishPages(FOLDER, config, RECORD, swap);
  reporter.info(
    `scripts, styles and security policy written into ${pages - kept} of ${pages} pages`,
  );
  const pdfs = await writeStudies(api, FOLDER, PDF_RECORD, config.siteUrl);
  reporter.info(`PDFs of ${pdfs.all} case studies written, ${pdfs.kept} of them kept as they were`);
  const paths = api.getNodesByType("SitePage").map(({ path }) => String(path));
  await writeFeed(api, FOLDER, config.siteUrl);
  await writeSitemap(FOLDER, config.siteUrl, paths);
  await writeRedirects(FOLDER, api.store.getState());
  if (process.env.ANSWER_QUERIES === "true") await answerQueries(api);
};
