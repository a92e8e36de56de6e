import { fold } from "./text";

/**
 * The words of a title as an address or a file name has them: `Landed cost & duty` is `landed-cost-duty`.
 * Empty for a title without letters from a to z and digits.
 */
export function toSlug(title: string): string {
  return fold(title)
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}
