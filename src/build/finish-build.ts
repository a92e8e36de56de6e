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
  const result = await api.graphql<Queries.AllPathsQuery>(/* GraphQL */ `
    query AllPaths {
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  const { data } = result;
  if (data === undefined) {
    reporter.panicOnBuild(`The query for paths failed: ${String(result.errors)}`);
  } else {
    const paths = data.allSitePage.nodes.map(({ path }) => path);
    await writeSitemap(FOLDER, config.siteUrl, paths);
  }
};
