import type { Config } from "./parse-config";

declare const __SITE_CONFIG__: Config;

/**
 * The site's configuration. The build parses the environment and inserts the result here
 * (src/runtime/finish/webpack.ts), so browsers need no parser.
 *
 * Gatsby treats any export named `config` as a page's rendering mode, so this has another name.
 */
export const siteConfig: Config = __SITE_CONFIG__;
