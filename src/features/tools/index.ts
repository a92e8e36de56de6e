// The tools themselves are not exported here: an island that imports from here would load all of them.
export type { ToolProps, ToolViewProps } from "./shared/tool-props";
