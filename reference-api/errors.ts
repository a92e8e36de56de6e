/** A setting that cannot be used. Its message is one line that names the variable and the fix. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** A database that cannot be opened, read or written. The driver's error is its `cause`. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** A request that is refused. Its message is shown to the visitor (specification.md, 8). */
export class VisitorError extends Error {
  override name = "VisitorError";

  /** @param statusCode The HTTP status of the answer, 400 to 499. */
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** What a visitor is told where the request itself cannot be read. */
export const UNREADABLE = "The form could not be read. Please reload the page and try again.";
