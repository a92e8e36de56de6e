import { componentSpecs } from "../../content-model/components";
import type { ContentComponent, ContentNode } from "../../content-model/content-tree";
import { isRecord } from "../../lib/json";
import { sum } from "../../lib/sum";

/**
 * Why the children of a component are wrong, or null.
 *
 * @param isWhole Whether no child was left out because of its own mistake.
 */
export function childrenProblem(
  component: ContentComponent,
  children: readonly ContentNode[],
  isWhole: boolean,
): string | null {
  const name = component.component;
  const allowed = componentSpecs[name].children;
  if (allowed === "none") {
    return children.length > 0
      ? `has text inside <${name}>; write <${name} … /> without text`
      : null;
  }
  if (children.length === 0) {
    return isWhole ? `has an empty <${name}>; add content or remove it` : null;
  }
  if (allowed === "paragraph") {
    const [only, ...more] = children;
    const isParagraph = typeof only === "object" && "tag" in only && only.tag === "p";
    return isParagraph && more.length === 0
      ? null
      : `has something other than one paragraph inside <${name}>; move it out`;
  }
  const isForeign = (child: ContentNode) =>
    typeof child === "string" || !("component" in child) || !allowed.includes(child.component);
  if (allowed !== "blocks" && children.some(isForeign)) {
    return `has something other than <${allowed.join(">, <")}> inside <${name}>; move it out`;
  }
  if (name === "WalkStep") return isWhole ? stepProblem(children) : null;
  return name === "Window" ? markProblem(children) : null;
}

/** Why a step has no text beside its window, or null. Its last child is the window. */
function stepProblem(children: readonly ContentNode[]): string | null {
  const last = children.at(-1);
  const isWindow = typeof last === "object" && "component" in last;
  return isWindow && children.length > 1
    ? null
    : "has a <WalkStep> that isn’t text followed by a component, such as <Window>; reorder it";
}

/** How many values in some props are marked. */
function countMarks(value: unknown): number {
  if (Array.isArray(value)) return sum(value.map(countMarks));
  if (!isRecord(value)) return 0;
  return sum(Object.entries(value).map(([key, field]) => (key === "mark" ? 1 : countMarks(field))));
}

/** Why the highlights of a window are wrong, or null. */
function markProblem(children: readonly ContentNode[]): string | null {
  const count = sum(
    children.map((child) =>
      typeof child === "object" && "component" in child ? countMarks(child.props) : 0,
    ),
  );
  return count > 1 ? `has ${count} marks inside <Window>; keep the one that matters` : null;
}
