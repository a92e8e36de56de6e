import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { parseJson } from "../../../lib/json";
import { TOOL_FRAGMENT } from "../../../lib/tool-fragment";

/** What a text has encoded. */
export interface Decoded {
  /** Raised when the shape of the figures changes; `upgradeState` reads those of version 1. */
  readonly version: 1 | 2;
  readonly figures: unknown;
}

/** The longest text that is read, and the largest figures in bytes: a link may be hostile. */
const MOST_CHARACTERS = 20_000;
const MOST_BYTES = 200_000;

/** Figures as a short text for addresses: a version and compressed JSON in base64url. */
export function encodeFigures(figures: unknown): string {
  const packed = deflateSync(strToU8(JSON.stringify(figures)), { level: 9 });
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  const base64 = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `2.${base64}`;
}

/** What `encodeFigures` encoded; null for anything else. */
export function decodeFigures(text: string): Decoded | null {
  const version = text.startsWith("1.") ? 1 : text.startsWith("2.") ? 2 : null;
  if (version === null || text.length > MOST_CHARACTERS) return null;
  const base64 = text.slice(2).replaceAll("-", "+").replaceAll("_", "/");
  try {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bytes = inflateSync(packed, { out: new Uint8Array(MOST_BYTES) });
    const figures = parseJson(strFromU8(bytes));
    return figures === undefined ? null : { version, figures };
  } catch {
    return null;
  }
}

/** The fragment with figures, `#tool=2.…`. */
export function fragmentOf(figures: unknown): string {
  return TOOL_FRAGMENT + encodeFigures(figures);
}

/** The figures in a fragment; null if it has none that can be read. */
export function figuresIn(hash: string): Decoded | null {
  return hash.startsWith(TOOL_FRAGMENT) ? decodeFigures(hash.slice(TOOL_FRAGMENT.length)) : null;
}
