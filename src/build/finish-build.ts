import type { GatsbyNode } from "gatsby";
import { parseConfig } from "../lib/parse-config";
import { finishPages } from "./finish-pages";
import { writeSitemap } from "./sitemap";

const FOLDER = "public";

/** What is done to the written files after a build. */
export const finishBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const { reporter } = api;
  const config = parseConfig(process.env);
  const pages = await finishPages(FOLDER, config);
  reporter.info(`scripts, styles and security policy written into ${pages} pages`);
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
