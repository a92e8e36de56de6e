import type { GatsbyNode } from "gatsby";
import { parseConfig } from "../lib/parse-config";
import { answerQueries } from "./answer-queries";
import { writeCasePdfs } from "./case-pdf/write-case-pdfs";
import { writeFeed } from "./feed";
import { finishPages } from "../runtime/finish/finish-pages";
import { writeMarkdownTwins } from "./markdown-twins";
import { writeSecurityText } from "./security-text";
import { writeShareImages } from "./share-images";
import { readSite } from "./site";
import { indexablePaths, writeSitemap } from "./sitemap";
import { sourceHash } from "./source-hash";
import { writeWebManifest } from "./web-manifest";

const FOLDER = "public";

/** Finishes the written pages, then writes the files that are made from them. */
export const finishBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const { reporter } = api;
  const config = parseConfig(process.env);
  const code = await sourceHash(process.cwd(), ["src/runtime/finish/finish-pages.ts"]);
  const { pages, written } = await finishPages(FOLDER, config, code);
  reporter.info(`Finished ${written} of ${pages} pages: scripts, styles, security policy`);
  const site = readSite(api, { folder: FOLDER, siteUrl: config.siteUrl });
  const pdfs = await writeCasePdfs(api, site);
  reporter.info(`Wrote ${pdfs.written} of ${pdfs.all} case study PDFs`);
  const paths = api.getNodesByType("SitePage").map(({ path }) => String(path));
  const urls = indexablePaths(paths);
  const drawn = await writeShareImages(api, site, urls);
  reporter.info(`Drew ${drawn} of ${urls.length} share images`);
  const texts = await writeMarkdownTwins(api, site, urls);
  reporter.info(`Wrote ${texts} texts in Markdown`);
  await writeFeed(api, site);
  await writeWebManifest(site);
  await writeSecurityText(site, urls);
  await writeSitemap(api, FOLDER, config, urls);
  if (process.env.ANSWER_QUERIES === "true") await answerQueries(api);
};
