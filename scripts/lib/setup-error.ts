/** Thrown when a command can't start. The message is one line that says how to fix it. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
