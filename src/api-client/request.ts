import { siteConfig } from "../lib/config";
import { parseJson, recordOf } from "../lib/json";
import { cut, isBlank } from "../lib/text";

const TIMEOUT_MS = 15_000;
const LONGEST_MESSAGE = 300;

/** Characters. Browsers refuse a `keepalive` body over 64 KiB, and a character takes up to 3 bytes. */
const LONGEST_KEEPALIVE = 20_000;

/** A call that did not succeed: a status outside 200 to 204, no connection or no answer in time. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    /** HTTP status, or null where there was no answer. */
    readonly status: number | null,
    /** The parsed body of a status of 400 or above, if it had one. */
    readonly body: unknown,
  ) {
    super(status === null ? "no answer" : `status ${status}`);
  }
}

/** The message for the visitor in an error's body, or null. */
export function visitorMessage(error: unknown): string | null {
  const body = error instanceof ApiError ? error.body : null;
  const { message } = recordOf(recordOf(body).error);
  return typeof message === "string" && !isBlank(message) ? cut(message, LONGEST_MESSAGE) : null;
}

/** Whether the API refused what was sent, with a reason for the visitor. All else is a failure of its own. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && visitorMessage(error) !== null;
}

/** A call of the API. */
export interface ApiCall {
  readonly method: "GET" | "POST";
  /** Path after the API host, starting with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

function urlOf({ path, query = {} }: ApiCall): string {
  const search = new URLSearchParams(query).toString();
  return siteConfig.apiHost + path + (search === "" ? "" : `?${search}`);
}

function headersOf({ body }: ApiCall): Record<string, string> {
  return {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(siteConfig.apiToken !== null && { "access-token": siteConfig.apiToken }),
  };
}

/**
 * Makes a call. No answer within 15 s is a failure.
 *
 * @returns The parsed body, or undefined if there is none or it can't be parsed.
 * @throws {ApiError}
 */
export async function request(call: ApiCall): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  try {
    const response = await fetch(urlOf(call), {
      method: call.method,
      headers: headersOf(call),
      signal: abort.signal,
      credentials: "omit",
      // A followed redirect may turn a lead's POST into a GET whose answer looks like success.
      redirect: "error",
      // The request continues if the visitor closes the tab.
      keepalive: body !== null && body.length < LONGEST_KEEPALIVE,
      body,
    });
    const isStored = response.status >= 200 && response.status < 205;
    // A stored lead must not look failed because the body of its answer was cut off.
    const text = await response.text().catch(() => "");
    if (isStored) return parseJson(text);
    throw new ApiError(response.status, response.status >= 400 ? parseJson(text) : undefined);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(null, undefined);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a text file of the site itself, by its path. @throws {Error} If it can't be loaded. */
export async function loadText(path: string): Promise<string> {
  const response = await fetch(path, { credentials: "omit" });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.text();
}
