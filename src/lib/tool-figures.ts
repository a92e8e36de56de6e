import { localStore } from "./storage";
import { TOOL_FRAGMENT } from "./tool-fragment";

/** The key under which the browser stores the figures that a visitor typed into a tool. */
export function draftKey(tool: string): string {
  return `tool_draft_${tool}`;
}

/** Whether a tool opens with figures of the visitor: those of the address, or its draft. */
export function hasToolFigures(tool: string): boolean {
  return window.location.hash.startsWith(TOOL_FRAGMENT) || localStore.get(draftKey(tool)) !== null;
}
