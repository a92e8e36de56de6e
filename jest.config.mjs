/** Packages that are published as ES modules only, which Jest has to transform. */
const esModules = [
  "bail",
  "ccount",
  "character-",
  "collapse-white-space",
  "comma-separated-tokens",
  "d3-",
  "decode-named-character-reference",
  "devlop",
  "entities",
  "escape-string-regexp",
  "estree-",
  "github-slugger",
  "hast-",
  "hastscript",
  "html-void-elements",
  "internmap",
  "is-",
  "longest-streak",
  "markdown-table",
  "mdast-",
  "micromark",
  "parse-entities",
  "parse5",
  "property-information",
  "rehype-",
  "remark-",
  "space-separated-tokens",
  "stringify-entities",
  "trim-trailing-lines",
  "trough",
  "unified",
  "unist-",
  "vfile",
  "web-namespaces",
  "zwitch",
];

const compiler = {
  swcrc: false,
  jsc: {
    target: "es2023",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs" },
};

const common = {
  // Jest lists every file below its roots, and node_modules has 100,000.
  roots: ["src", "scripts", "reference-api", "tests"].map((folder) => `<rootDir>/${folder}`),
  transform: { "\\.[jt]sx?$": ["@swc/jest", compiler] },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esModules.join("|")}))`],
  moduleNameMapper: {
    // Jest can't require the ES modules of d3, but it can load their builds for browsers.
    "^(d3-[a-z-]+)$": "<rootDir>/node_modules/$1/dist/$1.min.js",
    "\\.css$": "<rootDir>/tests/unit/css-module.ts",
    "^gatsby$": "<rootDir>/tests/unit/gatsby.tsx",
  },
  globals: {
    __SITE_CONFIG__: {
      siteUrl: "https://site.example",
      isPreview: false,
      apiHost: "https://api.example/v0",
      apiToken: "test-token",
      bookingUrl: "https://booking.example/team?from=site#top",
      gtagId: "G-TEST0001",
      adsId: "AW-TEST0001",
      adsConversionLabel: "test-label",
      hubspotPortalId: "1234567",
    },
  },
};

const rooms = "<rootDir>/{src,scripts,reference-api}";

const unit = { ...common, displayName: "unit" };

export default {
  // Some tests start the reference API as a separate process.
  testTimeout: 30_000,
  projects: [
    // A document takes most of a second, so tests of logic that need one ask for it in a comment.
    { ...unit, testEnvironment: "node", testMatch: [`${rooms}/**/*.test.ts`] },
    {
      ...unit,
      testEnvironment: "jsdom",
      testMatch: [`${rooms}/**/*.test.tsx`],
      setupFilesAfterEnv: ["<rootDir>/tests/unit/setup.ts"],
    },
    {
      ...common,
      displayName: "site",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/site/**/*.test.ts"],
    },
  ],
};
