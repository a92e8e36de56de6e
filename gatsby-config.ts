import type { GatsbyConfig } from "gatsby";
import { hostingAdapter } from "./src/build/hosting-adapter";
import { ConfigError, parseConfig } from "./src/lib/parse-config";

function siteUrl(): string {
  try {
    return parseConfig(process.env).siteUrl;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  adapter: hostingAdapter,
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/build/**/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "./content" },
    },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    // Links inside content are plain; this plugin lets Gatsby follow them.
    "gatsby-plugin-catch-links",
    "gatsby-plugin-mdx",
    // Must come after gatsby-plugin-mdx, or its loader takes MDX files.
    "gatsby-plugin-typescript",
  ],
};

export default config;
