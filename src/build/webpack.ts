import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { isRecord } from "../lib/json";
import { parseConfig } from "../lib/parse-config";

/**
 * CSS Modules don't depend on the order they are written in, so a different order of imports in two
 * pages is nothing to warn of. Gatsby offers no option for it.
 */
function allowAnyStyleOrder({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = getConfig();
  if (!isRecord(config) || !Array.isArray(config.plugins)) return;
  for (const plugin of config.plugins) {
    const isExtract = isRecord(plugin) && plugin.constructor.name === "MiniCssExtractPlugin";
    if (isExtract && isRecord(plugin.options)) Object.assign(plugin.options, { ignoreOrder: true });
  }
  actions.replaceWebpackConfig(config);
}

/** Puts the parsed configuration into the site's code, where `src/lib/config.ts` takes it. */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const definition = JSON.stringify(parseConfig(process.env));
  api.actions.setWebpackConfig({ plugins: [api.plugins.define({ __SITE_CONFIG__: definition })] });
  allowAnyStyleOrder(api);
};
