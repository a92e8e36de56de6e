import { existsSync } from "node:fs";

/** Type checks and lint call this first: the build generates the types of GraphQL queries. */
if (!existsSync("src/gatsby-types.d.ts")) {
  console.error(
    "src/gatsby-types.d.ts is missing. Run `npm run build` first: it generates this file.",
  );
  process.exitCode = 1;
}
