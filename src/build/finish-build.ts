import type { GatsbyNode } from "gatsby";
import { parseConfig } from "../lib/parse-config";
import { writePolicies } from "./security-policy";
import { writeSitemap } from "./sitemap";

const FOLDER = "public";

/** What is done to the written files after a build. */
export const finishBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const { reporter } = api;
  const pages = await writePolicies(FOLDER);
  reporter.info(`security policy written into ${pages} pages`);
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
    await writeSitemap(FOLDER, parseConfig(process.env).siteUrl, paths);
  }
};
