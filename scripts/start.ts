import { parseConfig } from "../src/lib/parse-config";
import { buildSite, isBuilt } from "./lib/gatsby";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { stop } from "./lib/processes";
import { apiPort, apiReady, LEADS_FILE, startApi } from "./lib/reference-api";
import { serveSite } from "./lib/static-server";
import { untilStopped } from "./lib/until-stopped";

const SITE_PORT = 9000;

/** `npm start`: builds the site, serves it as a CDN would, and runs the reference API beside it. */
runMain(async () => {
  const config = parseConfig(process.env);
  await requireFreePorts(SITE_PORT, apiPort(config));
  if (await isBuilt()) console.log("Nothing has changed since the last build.");
  else {
    console.log("Building the site. The first time takes a minute or two.");
    const code = await buildSite();
    if (code !== 0) return code;
  }
  const origin = `http://localhost:${SITE_PORT}`;
  const api = startApi(config, origin);
  await apiReady(config, api);
  const site = await serveSite("public", SITE_PORT);
  console.log(`
Site    ${origin}/ (United States: ${origin}/us/)
API     ${config.apiHost}/
Leads   are stored in ${process.env.API_DATABASE ?? LEADS_FILE}
        list them with: npm run leads
Stop    with Ctrl-C`);
  const exit = await untilStopped(api);
  await Promise.all([site.close(), stop(api)]);
  return exit;
});
