import type { ContentComponentOf, ContentNode } from "../content-model/content-tree";
import { questionsIn } from "../lib/content-text";
import { splitContent } from "./content-parts";

/** The questions in the `body` of an entry. */
export const bodyQuestions = (body: unknown) => questionsIn(splitContent(body).text);

type Openings = ContentComponentOf<"JobOpenings">["props"]["items"];

function openingsIn(node: ContentNode): Openings {
  if (typeof node === "string") return [];
  if ("component" in node && node.component === "JobOpenings") return node.props.items;
  return (node.children ?? []).flatMap(openingsIn);
}

/** The open positions in the `body` of an entry. */
export const bodyOpenings = (body: unknown) => splitContent(body).text.flatMap(openingsIn);
