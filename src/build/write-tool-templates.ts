import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { toolCsv } from "../features/tools/examples";
import { toolTemplate } from "../lib/tool-names";
import { entriesOf } from "./entry-node";

/** Writes the CSV template of each tool, from the worked example of its page for India. */
export async function writeToolTemplates(
  folder: string,
  api: Pick<NodePluginArgs, "getNodesByType">,
): Promise<void> {
  for (const page of entriesOf(api, "page")) {
    if (page.template !== "tool") continue;
    const file = path.join(folder, toolTemplate(page.tool.name));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, toolCsv(page.tool.name, page.tool.in));
  }
}
