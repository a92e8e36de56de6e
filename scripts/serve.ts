import { runMain } from "./lib/main";
import { SetupError } from "./lib/setup-error";
import { serveSite } from "./lib/static-server";

/** `tsx scripts/serve.ts public 9000`: serves a finished build like a host, also for the browser tests. */
runMain(async () => {
  const [folder, port] = process.argv.slice(2);
  if (folder === undefined || port === undefined) {
    throw new SetupError("Give the folder and the port: tsx scripts/serve.ts public 9000");
  }
  await serveSite(folder, Number(port));
  return new Promise<number>(() => undefined);
});
