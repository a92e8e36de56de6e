import { createServer } from "node:net";

/** Thrown where a command can't begin. The message is one line that says how to mend it. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

/** Where servers listen: this machine alone. */
export const LOOPBACK = "127.0.0.1";

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/**
 * Makes sure that ports can be listened on, before minutes are spent on a build.
 *
 * @throws {SetupError} Naming the first that is in use.
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
