import type { ContentNode } from "../content-model/content-tree";

/** The build has checked every node (src/build/content); checking again would cost each visitor. */
export function isTree(value: unknown): value is readonly ContentNode[] {
  return Array.isArray(value);
}
