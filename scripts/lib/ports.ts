import { createServer } from "node:net";
import { SetupError } from "./setup-error";

/** Servers accept connections from this machine only. */
export const LOOPBACK = "127.0.0.1";

/** A port of this machine that is free: the given one, or else any. @throws If it is in use. */
export async function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(wanted, LOOPBACK, () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : wanted;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Checks that ports are free, before minutes are spent on a build.
 *
 * @throws {SetupError} Names the first port in use.
 */
export async function requireFreePorts(...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    await freePort(port).catch(() => {
      throw new SetupError(
        `Port ${port} is in use. Stop the program that uses it, then run this again.`,
      );
    });
  }
}
