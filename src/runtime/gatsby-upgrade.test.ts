import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** What this folder relies on below Gatsby's public API: where Gatsby has it, and which files use it. */
const RELIED_ON = [
  {
    by: "navigation/newest-choice.ts, hydrate.ts",
    file: "cache-dir/production-app.js",
    texts: ["window.___loader = publicLoader"],
  },
  {
    by: "navigation/newest-choice.ts",
    file: "cache-dir/navigation.js",
    texts: ["loader.loadPage(pathname + search).then(", "apiRunner(`onRouteUpdateDelayed`"],
  },
  {
    by: "navigation/newest-choice.ts",
    file: "cache-dir/ensure-resources.js",
    texts: ["nextProps.location.pathname + nextProps.location.search"],
  },
  {
    by: "navigation/slow-navigation.ts",
    file: "cache-dir/navigation.js",
    texts: ["}, 1000)"],
  },
  {
    by: "navigation/route-update.ts, late-loader.ts",
    file: "cache-dir/production-app.js",
    texts: ["page.page.webpackCompilationHash !== window.___webpackCompilationHash"],
  },
  {
    by: "late-loader.ts",
    file: "cache-dir/loader.js",
    texts: ["window.___chunkMapping[componentChunkName]"],
  },
  {
    by: "finish/late-scripts.ts",
    file: "cache-dir/static-entry.js",
    texts: ["sliceId: `_gatsby-scripts`"],
  },
  {
    by: "finish/page-styles.ts",
    file: "cache-dir/static-entry.js",
    texts: ["data-href={"],
  },
  {
    by: "finish/webpack.ts",
    file: "dist/utils/webpack.config.js",
    texts: ["app: directoryPath(`.cache/production-app`)"],
  },
  {
    by: "layout/page-boundary.tsx",
    file: "cache-dir/production-app.js",
    texts: ['id="gatsby-focus-wrapper"'],
  },
] as const;

test.each(RELIED_ON)("Gatsby still has what $by relies on in $file", ({ file, texts }) => {
  const source = readFileSync(`node_modules/gatsby/${file}`, "utf8");
  expect(texts.filter((text) => !source.includes(text))).toEqual([]);
});
