import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { isRecord } from "../../lib/json";
import { parseConfig } from "../../lib/parse-config";

/**
 * Puts our entry before Gatsby's in the browser's bundle. It evaluates the bundle in several short
 * tasks, so that a slow phone answers its visitor in between.
 */
function startInSeveralTasks({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = getConfig();
  if (!isRecord(config) || !isRecord(config.entry)) {
    throw new Error("Gatsby's webpack config has no entry; adapt src/runtime/finish/webpack.ts.");
  }
  const gatsbyEntry = config.entry.app;
  const app = path.resolve("src/runtime/browser-entry.ts");
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, app } });
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-entry$": gatsbyEntry } } });
}

/**
 * Passes the parsed configuration to the site's code (`src/lib/config.ts`), so that browsers get no
 * parser, and tells webpack that our modules have no side effects, so that unused exports are dropped.
 */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins } = api;
  actions.setWebpackConfig({
    plugins: [plugins.define({ __SITE_CONFIG__: JSON.stringify(parseConfig(process.env)) })],
    module: { rules: [{ test: /[\\/]src[\\/].+\.tsx?$/u, sideEffects: false }] },
    // CSS Modules don't depend on their order, so a different order of imports needs no warning.
    ignoreWarnings: [/Conflicting order/u],
  });
  if (stage !== "build-javascript") return;
  // Source maps would be published with the site.
  actions.setWebpackConfig({ devtool: false });
  startInSeveralTasks(api);
};
