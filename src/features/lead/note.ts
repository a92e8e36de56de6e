/** The most characters that the requirements field takes. */
const LONGEST = 8000;

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
    if (replaced.length <= LONGEST) return replaced;
  }
  const own = text.trimEnd();
  const start = own === "" ? "" : `${own}\n\n`;
  const lines = note.split("\n");
  const fitting = lines.filter(
    (_, index) => start.length + lines.slice(0, index + 1).join("\n").length <= LONGEST,
  );
  return fitting.length === 0 ? text : start + fitting.join("\n");
}
