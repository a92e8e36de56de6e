import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isRecord } from "../../../lib/json";
import type { ToolName } from "../../../lib/tool-names";
import { figuresIn } from "../kit/codec";
import type { StateOf, ToolFields } from "../kit/fields";
import type { ToolRegion } from "../kit/region";
import { parseState, upgradeState } from "../kit/state";

const schema = z.array(
  z.object({
    title: z.string(),
    region: z.enum(["in", "us"]),
    link: z.string(),
    csv: z.string(),
    result: z.record(z.string(), z.unknown()),
  }),
);

/** Links and files of version 1 of a tool, with the result that they open to. */
export function samplesOf(tool: ToolName) {
  const folder = path.join("src/features/tools/testing/samples");
  const samples = schema.parse(JSON.parse(readFileSync(path.join(folder, `${tool}.json`), "utf8")));
  return samples.map(({ csv, ...rest }) => ({
    ...rest,
    csv: readFileSync(path.join(folder, csv), "utf8"),
  }));
}

/** The state that a link opens to. */
export function openSample<Tool extends ToolFields>(
  tool: Tool,
  link: string,
  region: ToolRegion,
): StateOf<Tool> {
  const decoded = figuresIn(link);
  const figures = isRecord(decoded?.figures) ? decoded.figures.s : null;
  return (decoded?.version === 1 ? upgradeState : parseState)(tool, figures, region);
}
