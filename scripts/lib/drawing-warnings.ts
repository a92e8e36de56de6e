import { undrawable } from "../../src/build/case-pdf/faces";
import type { Entry } from "../../src/build/content/entry";
import type { StyleWarning } from "./style-warnings";

/** What the build draws of an entry: the title on its share image, and all of a case study in its PDF. */
function drawnText(source: string, { kind, data }: Pick<Entry, "kind" | "data">): string {
  if (kind === "caseStudy") return source;
  if ("title" in data) return data.title;
  if ("term" in data) return data.term;
  return "name" in data ? data.name : "";
}

/** Characters that would be empty boxes on a share image or in a PDF, by the line of the first one. */
export async function drawingWarnings(
  source: string,
  entry: Pick<Entry, "kind" | "data">,
): Promise<readonly StyleWarning[]> {
  const lacking = await undrawable(drawnText(source, entry));
  const [first] = lacking;
  if (first === undefined) return [];
  const line = source.slice(0, source.indexOf(first)).split("\n").length;
  const where =
    entry.kind === "caseStudy" ? "in the PDF or on the share image" : "on the share image";
  const named = lacking.map(
    (one) => `${one} (U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`,
  );
  const message = `has characters that no font can draw ${where}: ${named.join(", ")}. Write them in another way`;
  return [{ line, message }];
}
