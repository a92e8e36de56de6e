// The tools themselves are not exported here: an island that imports from here would load all of them.
export type { ToolProps } from "./kit/place";
