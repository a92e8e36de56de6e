/** An invalid setting. The message is one line that names the variable and the fix. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The database cannot be opened, read or written. The driver's error is its `cause`. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** A refused request. The site shows the message to the visitor. */
export class VisitorError extends Error {
  override name = "VisitorError";

  /**
   * @param statusCode HTTP status of the answer.
   * @param reason For the log, without personal data.
   * @param retryAfter Seconds until another try can succeed.
   */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly reason: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Message for a request that cannot be parsed. */
export const UNREADABLE = "The form could not be read. Please reload the page and try again.";
