import { createServer } from "node:net";

/** Thrown when a command can't start. The message is one line that says how to fix it. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

/** Servers accept connections from this machine only. */
export const LOOPBACK = "127.0.0.1";

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/**
 * Checks that ports are free, before minutes are spent on a build.
 *
 * @throws {SetupError} Names the first port in use.
 */
export async function requireFreePorts(...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (!(await isFree(port))) {
      throw new SetupError(
        `Port ${port} is in use. Stop the program that uses it, then run this again.`,
      );
    }
  }
}
