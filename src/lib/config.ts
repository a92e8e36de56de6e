import type { Config } from "./parse-config";

declare const __SITE_CONFIG__: Config;

/**
 * The site's configuration. The build parses the environment and puts the result here
 * (src/build/webpack.ts), so that browsers carry no parser.
 *
 * Not called `config`: Gatsby takes an export of that name in any file for a page's rendering mode
 * and then builds its server engines.
 */
export const siteConfig: Config = __SITE_CONFIG__;
