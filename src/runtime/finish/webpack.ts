import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import TerserPlugin from "terser-webpack-plugin";
import { isRecord, itemsOf, recordOf } from "../../lib/json";
import { parseConfig } from "../../lib/parse-config";

/**
 * Puts our entry before Gatsby's in the browser's bundle: it evaluates the bundle in several short tasks,
 * so that a slow phone answers its visitor in between. SWC minifies the bundle in place of Terser: in 2 s
 * in place of 14, and to 2% fewer bytes.
 */
function adaptBundle({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = getConfig();
  const { entry, optimization } = recordOf(config);
  const minimizers = itemsOf(recordOf(optimization).minimizer);
  const others = minimizers.filter((own) => !(own instanceof TerserPlugin));
  if (!isRecord(config) || !isRecord(entry) || others.length === minimizers.length) {
    throw new Error("Gatsby's webpack config has changed; adapt src/runtime/finish/webpack.ts.");
  }
  const app = path.resolve("src/runtime/browser-entry.ts");
  const swc = new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { ecma: 2022 } });
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...entry, app },
    optimization: { ...recordOf(optimization), minimizer: [swc, ...others] },
  });
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-entry$": entry.app } } });
}

/** A rule of webpack whose CSS Modules name classes by their file and name: a hash in each is 5% of a page. */
function withPlainClassNames(rule: unknown): unknown {
  if (!isRecord(rule)) return rule;
  const { oneOf, use, options } = rule;
  const modules = recordOf(options).modules;
  return {
    ...rule,
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map(withPlainClassNames) }),
    ...(Array.isArray(use) && { use: use.map(withPlainClassNames) }),
    ...(isRecord(options) &&
      isRecord(modules) &&
      "localIdentName" in modules && {
        options: { ...options, modules: { ...modules, localIdentName: "[name]--[local]" } },
      }),
  };
}

function nameClasses({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = getConfig();
  const { module } = recordOf(config);
  const rules = itemsOf(recordOf(module).rules).map(withPlainClassNames);
  actions.replaceWebpackConfig({ ...recordOf(config), module: { ...recordOf(module), rules } });
}

/**
 * Webpack would look for all files that Gatsby's loaders and plugins require, once per stage: that takes 25 s
 * of a build. `scripts/lib/stale-cache.ts` empties the cache when one of them has changed.
 */
const forgetLoaders = ({ hooks }: Compiler): void => {
  hooks.afterCompile.tap("forget-loaders", ({ buildDependencies }) => buildDependencies.clear());
};

/**
 * Passes the parsed configuration to the site's code (`src/lib/config.ts`), so that browsers get no
 * parser, and tells webpack that our modules have no side effects, so that unused exports are dropped.
 */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins } = api;
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ __SITE_CONFIG__: JSON.stringify(parseConfig(process.env)) }),
      forgetLoaders,
    ],
    module: { rules: [{ test: /[\\/]src[\\/].+\.tsx?$/u, sideEffects: false }] },
    // CSS Modules don't depend on their order, so a different order of imports needs no warning.
    ignoreWarnings: [/Conflicting order/u],
  });
  nameClasses(api);
  if (stage !== "build-javascript") return;
  // Source maps would be published with the site.
  actions.setWebpackConfig({ devtool: false });
  adaptBundle(api);
};
