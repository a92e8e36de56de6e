import { readdirSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { isRecord } from "../lib/json";
import { parseConfig } from "../lib/parse-config";

/** Our modules have no side effects, so that what no page uses of an entry file isn't shipped. */
const PURE_MODULES = /[\\/]src[\\/].+\.tsx?$/u;

const standIn = (name: string) => path.resolve("src/build/stand-ins", name);

/**
 * Modules that ship with others but do nothing for this site, by what asks for them, and what stands
 * for them in the browser's bundle.
 */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  // Gatsby's <Script>, exported beside its <Link>; third parties come by their adapters.
  [/^gatsby-script$/u, standIn("nothing.ts")],
  // Gatsby's Head export, which no page has: react-helmet writes the head.
  [/\/head-export-handler-for-browser$/u, standIn("head-export-handler.ts")],
  // Every browser of our list has its own.
  [/^resize-observer-polyfill$/u, standIn("resize-observer.ts")],
  // Sections are sent as HTML, never as code (docs/decisions/0029-static-sections.md).
  [/\/content-parts$/u, path.resolve("src/sections/content-parts-html.tsx")],
  // The slider has controls of its own and one look for all widths.
  [/^(?:json2mq|\.\/dots|\.\/arrows)$/u, standIn("nothing.ts")],
];

const OWN_ENTRY = "src/layout/browser-entry.ts";

/** As the browsers of package.json's browserslist read it; Gatsby's own setting is ES5. */
const ECMA = 2020;

function pluginsNamed(config: Record<string, unknown>, field: string, name: string) {
  const holder = field === "minimizer" ? config.optimization : config;
  const plugins = isRecord(holder) ? holder[field] : undefined;
  if (!Array.isArray(plugins)) return [];
  return plugins.filter(isRecord).filter((plugin) => plugin.constructor.name === name);
}

/** The sections' style sheets in an order that stays the same. */
function sectionStyles(): readonly string[] {
  const folder = path.resolve("src/sections");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".module.css"))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * Has the browser's bundle begin with our entry, which starts Gatsby's in a few tasks (0042), and adds
 * the styles of sections, whose code it does not have (0029).
 */
function replaceEntry({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = getConfig();
  if (!isRecord(config) || !isRecord(config.entry)) return;
  const { app } = config.entry;
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: [path.resolve(OWN_ENTRY), ...sectionStyles()] },
  });
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-entry$": app } } });
}

/** Each object of a configuration, however deep, that has a field of this name. */
function holdersOf(value: unknown, field: string): readonly Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((item) => holdersOf(item, field));
  if (!isRecord(value) || value instanceof RegExp) return [];
  const inside = Object.values(value).flatMap((item) => holdersOf(item, field));
  return field in value ? [value, ...inside] : inside;
}

/**
 * `.title` of `page-head.module.css` is `page-head_title`: file names are unique (a test holds that),
 * and Gatsby's hash in each name is what least compresses of a page's first bytes.
 */
function nameClass(context: { readonly resourcePath: string }, _: string, name: string): string {
  return `${path.basename(context.resourcePath, ".module.css")}_${name}`;
}

/**
 * What Gatsby offers no option for:
 *
 * 1. CSS Modules don't depend on the order they are written in, so a different order of imports in
 *    two pages is nothing to warn of;
 * 2. scripts are minified for browsers of today, and so is webpack's own runtime;
 * 3. class names are short.
 */
function refineConfig({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = getConfig();
  if (!isRecord(config)) return;
  for (const { options } of pluginsNamed(config, "plugins", "MiniCssExtractPlugin")) {
    if (isRecord(options)) Object.assign(options, { ignoreOrder: true });
  }
  for (const { options } of pluginsNamed(config, "minimizer", "TerserPlugin")) {
    const minimizer = isRecord(options) ? options.minimizer : undefined;
    const terserOptions = isRecord(minimizer) ? minimizer.options : undefined;
    if (!isRecord(terserOptions)) continue;
    Object.assign(terserOptions, {
      ecma: ECMA,
      compress: { ecma: ECMA, passes: 2 },
      output: { ecma: ECMA, comments: false },
    });
  }
  const { module } = config;
  const rules = isRecord(module) ? module.rules : undefined;
  for (const modules of holdersOf(rules, "localIdentName")) {
    Object.assign(modules, { getLocalIdent: nameClass });
  }
  actions.replaceWebpackConfig(config);
}

/** Puts the parsed configuration into the site's code, where `src/lib/config.ts` takes it. */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const definition = JSON.stringify(parseConfig(process.env));
  api.actions.setWebpackConfig({
    plugins: [api.plugins.define({ __SITE_CONFIG__: definition })],
    module: { rules: [{ test: PURE_MODULES, sideEffects: false }] },
  });
  if (api.stage === "build-javascript") {
    const plugins: unknown[] = STAND_INS.map((pair): unknown =>
      api.plugins.normalModuleReplacement(...pair),
    );
    api.actions.setWebpackConfig({ plugins });
    replaceEntry(api);
  }
  refineConfig(api);
};
