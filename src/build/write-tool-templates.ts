import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageTool } from "../content-model/tools";
import { toolCsv } from "../features/tools/examples";
import { toolTemplate } from "../lib/tool-names";

/** Writes the CSV template of each tool, from the worked example of its page for India. */
export async function writeToolTemplates(
  folder: string,
  pages: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  for (const { tool } of pages) {
    if (tool == null) continue;
    const parsed = pageTool.parse(tool);
    const file = path.join(folder, toolTemplate(parsed.name));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, toolCsv(parsed.name, parsed.in));
  }
}
