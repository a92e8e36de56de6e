import type { GatsbyNode } from "gatsby";
import { parseConfig } from "../lib/parse-config";
import { finishPages } from "./finish-pages";
import { writeSitemap } from "./sitemap";

const FOLDER = "public";

/** Beside Gatsby's own cache, which goes when the output goes. */
const RECORD = ".cache/finished-pages.json";

/** What is done to the written files after a build. */
export const finishBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const { reporter } = api;
  const config = parseConfig(process.env);
  const { pages, kept } = await finishPages(FOLDER, config, RECORD);
  reporter.info(
    `scripts, styles and security policy written into ${pages - kept} of ${pages} pages`,
  );
  const paths = api.getNodesByType("SitePage").map(({ path }) => String(path));
  await writeSitemap(FOLDER, config.siteUrl, paths);
};
