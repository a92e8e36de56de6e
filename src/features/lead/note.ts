import { LONGEST_REQUIREMENT } from "./form-fields";

/**
 * A requirement text with a note below what the visitor wrote. Where both don't fit, the note loses
 * its last lines.
 *
 * @param earlier A note that was added before. If it is unchanged, the new one replaces it.
 */
export function withNote(text: string, note: string, earlier = ""): string {
  if (text.includes(note)) return text;
  if (earlier !== "" && text.includes(earlier)) {
    const replaced = text.replace(earlier, () => note);
    if (replaced.length <= LONGEST_REQUIREMENT) return replaced;
  }
  const own = text.trimEnd();
  const start = own === "" ? "" : `${own}\n\n`;
  const lines = note.split("\n");
  const fitting = lines.filter(
    (_, index) => start.length + lines.slice(0, index + 1).join("\n").length <= LONGEST_REQUIREMENT,
  );
  return fitting.length === 0 ? text : start + fitting.join("\n");
}
