import type { Proposal } from "../proposal";

/** A preview as the lines of a text: what is used (`=`), open (`?`), left out (`-`) and unreadable (`!`). */
export function previewText(proposal: Proposal): readonly string[] {
  const { records, lines, questions, unread, notes } = proposal;
  return [
    `Suppliers: ${records.join(", ")}`,
    ...lines.flatMap(({ use, label, note, name, values }) => {
      if (use.kind === "left-out") return `- ${label}: ${note}`;
      if (use.kind === "undecided") return `? ${label}: ${note}`;
      const isNames = values.map(({ text }) => text).join() === records.join();
      if (use.id === "suppliers.name" && isNames) return [];
      const slot = use.kind === "added" ? `${use.id} ${name}` : use.key;
      return `${slot} = ${values.map(({ text, how }) => (how === null ? text : `${text} (${how})`)).join(" | ")}`;
    }),
    ...questions.map(({ text, options }) => {
      const labels = options.map(({ label }) => label).join(" / ");
      return `Ask: ${text} ${options.length > 7 ? `${options.length} options` : labels}`;
    }),
    ...unread.map(({ line, record, text, problem }) => `! ${line}, ${record}: ${text}: ${problem}`),
    ...notes.filter((note) => !note.startsWith("Not in the file")).map((note) => `Note: ${note}`),
  ];
}
