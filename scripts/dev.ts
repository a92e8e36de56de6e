import { parseConfig } from "../src/lib/parse-config";
import { startDevelop } from "./lib/gatsby";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { stop } from "./lib/processes";
import { apiPort, apiReady, startApi } from "./lib/reference-api";
import { untilStopped } from "./lib/until-stopped";

const DEVELOP_PORT = 8000;

/** `npm run dev`: Gatsby's develop server with GraphiQL, and the reference API beside it. */
runMain(async () => {
  const config = parseConfig(process.env);
  await requireFreePorts(DEVELOP_PORT, apiPort(config));
  const origin = `http://localhost:${DEVELOP_PORT}`;
  const api = startApi(config, origin);
  await apiReady(config, api);
  console.log(`Site ${origin}/, GraphiQL ${origin}/___graphql, API ${config.apiHost}/`);
  const develop = await startDevelop(DEVELOP_PORT);
  const exit = await untilStopped(api, develop);
  await Promise.all([stop(develop), stop(api)]);
  return exit;
});
