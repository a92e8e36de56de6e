import { decode } from "./decode";

/** The escapes of one UTF-8 character. */
const ESCAPED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/giu;

/** Decodes a part of a query once. Malformed escapes and anything but UTF-8 stay as they are. */
export function decodeQuery(text: string): string {
  return text.replaceAll("+", " ").replace(ESCAPED, (escapes) => decode(escapes) ?? escapes);
}

/** A key of a query and its value, decoded, and the text of both as it is in the address. */
export interface QueryPair {
  readonly key: string;
  readonly value: string;
  readonly text: string;
}

/**
 * The pairs of a query. `&amp;`, which mail programs write, counts as `&`. So does a second `?`, which tools
 * write that add campaign keys to a link.
 */
export function queryPairs(search: string): readonly QueryPair[] {
  return search
    .replace(/^\?/u, "")
    .replace(/&amp(?:;|%3b)/giu, "&")
    .split(/&|\?(?=[^&?=]+=)/u)
    .filter((text) => text !== "")
    .map((text) => {
      const [key = "", ...value] = text.split("=");
      return { key: decodeQuery(key), value: decodeQuery(value.join("=")), text };
    });
}
