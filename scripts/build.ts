import { parseConfig } from "../src/lib/parse-config";
import { buildSite } from "./lib/gatsby";
import { runMain } from "./lib/main";

/** `npm run build`: builds the site into `public/`. */
runMain(async () => {
  parseConfig(process.env);
  return buildSite();
});
