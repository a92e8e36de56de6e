import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { parseJson } from "../../../lib/json";
import { TOOL_FRAGMENT } from "../../../lib/tool-fragment";

/** Raised when the meaning of encoded figures changes; links of other versions are ignored. */
const VERSION = "1.";

/** The longest text that is read, and the largest figures in bytes: a link may be hostile. */
const MOST_CHARACTERS = 20_000;
const MOST_BYTES = 200_000;

/** Figures as a short text for addresses and drafts: a version and compressed JSON in base64url. */
export function encodeFigures(figures: unknown): string {
  const packed = deflateSync(strToU8(JSON.stringify(figures)), { level: 9 });
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return VERSION + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What `encodeFigures` encoded; undefined for anything else. */
export function decodeFigures(text: string): unknown {
  if (!text.startsWith(VERSION) || text.length > MOST_CHARACTERS) return undefined;
  const base64 = text.slice(VERSION.length).replaceAll("-", "+").replaceAll("_", "/");
  try {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bytes = inflateSync(packed, { out: new Uint8Array(MOST_BYTES) });
    return parseJson(strFromU8(bytes));
  } catch {
    return undefined;
  }
}

/** The fragment with figures, `#tool=1.…`. */
export function fragmentOf(figures: unknown): string {
  return TOOL_FRAGMENT + encodeFigures(figures);
}

/** The figures in a fragment; undefined if it has none that can be read. */
export function figuresIn(hash: string): unknown {
  return hash.startsWith(TOOL_FRAGMENT)
    ? decodeFigures(hash.slice(TOOL_FRAGMENT.length))
    : undefined;
}
