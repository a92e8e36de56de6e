/** The tools under `/tools/`, by the name that content, islands and drafts use. */
export const toolNames = [
  "landed-cost",
  "reverse-auction",
  "payment-terms",
  "approval-matrix",
] as const;

/** Name of a tool with a page. */
export type ToolName = (typeof toolNames)[number];

/** Every tool. The savings calculator is on the home pages. */
export const allTools = [...toolNames, "savings-calculator"] as const;
export type AnyToolName = (typeof allTools)[number];

/** The page of a tool. */
export function toolPage(name: AnyToolName): string {
  return `/tools/${name}/`;
}

/** The CSV template of a tool's worked example, which the build writes. */
export function toolTemplate(name: AnyToolName): string {
  return `/tools/${name}/${name}-template.csv`;
}
