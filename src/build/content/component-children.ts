import { componentSpecs } from "../../content-model/components";
import type {
  ContentComponent,
  ContentComponentOf,
  ContentNode,
} from "../../content-model/content-tree";
import { isRecord } from "../../lib/json";
import { didYouMean } from "./error-messages";

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
  return component.component === "WideScene" ? wideSceneProblem(component, children) : null;
}

/** The labels of rows in the props of a scene. */
function labelsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    typeof field === "string" && /^(?:label|name|number)$/u.test(key) ? [field] : labelsIn(field),
  );
}

/** Why the notes of a wide scene don't fit the window inside, or null. */
function wideSceneProblem(
  { props }: ContentComponentOf<"WideScene">,
  children: readonly ContentNode[],
): string | null {
  const [scene, ...more] = children;
  if (typeof scene !== "object" || !("component" in scene) || more.length > 0) {
    return "has more than one scene inside <WideScene>; keep one";
  }
  const labels = labelsIn(scene.props);
  const lost = props.notes.find(({ at }) => !labels.includes(at));
  if (lost === undefined) return null;
  return `has a note at "${lost.at}", but <${scene.component}> has no row of that label.${didYouMean(lost.at, labels)}`;
}
