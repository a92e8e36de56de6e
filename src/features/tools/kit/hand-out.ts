/** Saves a file of the visitor's. A text is saved as CSV. */
export function download(name: string, content: string | Blob): void {
  const blob =
    typeof content === "string" ? new Blob([content], { type: "text/csv;charset=utf-8" }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copies a text. @returns What its button says then: `done`, or that the browser refused. */
export async function copy(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return "Your browser didn’t allow it";
  }
}

/** Prints a tool without the rest of the page. */
export function printTool(what: "tool" | "calculator" = "tool"): void {
  const root = document.documentElement;
  root.setAttribute("data-print", what);
  window.addEventListener("afterprint", () => root.removeAttribute("data-print"), { once: true });
  window.print();
}
