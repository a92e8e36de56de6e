/** The tools under `/tools/`, by the name that content, islands and drafts use. */
export const toolNames = [
  "landed-cost",
  "reverse-auction",
  "payment-terms",
  "approval-matrix",
] as const;

/** Name of a tool. */
export type ToolName = (typeof toolNames)[number];

/** The page of a tool. */
export function toolPage(name: ToolName): string {
  return `/tools/${name}/`;
}

/** The CSV template of a tool's worked example, which the build writes. */
export function toolTemplate(name: ToolName): string {
  return `/tools/${name}/${name}-template.csv`;
}
