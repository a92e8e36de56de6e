import type { Proposal } from "../proposal";

/** A preview as the lines of a text: what is used (`=`), open (`?`), left out (`-`) and unreadable (`!`). */
export function previewText(proposal: Proposal): readonly string[] {
  const { suppliers, lines, questions, unread, notes } = proposal;
  return [
    `Suppliers: ${suppliers.join(", ")}`,
    ...lines.flatMap(({ path, heading, note, label, cells }) => {
      const isNames = cells.map(({ text }) => text).join() === suppliers.join();
      if (path === "suppliers.name" && isNames) return [];
      if (path === "") return `- ${heading}: ${note}`;
      if (path === "?") return `? ${heading}: ${note}`;
      const name = path.startsWith("extras.") ? `${path} ${label}` : path.replace("suppliers.", "");
      return `${name} = ${cells.map(({ text, how }) => (how === null ? text : `${text} (${how})`)).join(" | ")}`;
    }),
    ...questions.map(({ text, options }) => {
      const labels = options.map(({ label }) => label).join(" / ");
      return `Ask: ${text} ${options.length > 7 ? `${options.length} options` : labels}`;
    }),
    ...unread.map(
      ({ line, supplier, text, problem }) => `! ${line}, ${supplier}: ${text}: ${problem}`,
    ),
    ...notes.filter((note) => !note.startsWith("Not in the file")).map((note) => `Note: ${note}`),
  ];
}
