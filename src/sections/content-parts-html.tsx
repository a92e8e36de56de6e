import { PART_ATTRIBUTE, type ContentPart } from "../lib/content-html";
import { isRecord } from "../lib/json";
import type { ContentParts } from "./content-parts";
import { HtmlPart } from "./html-part";
import { partClasses } from "./part-classes";

/**
 * Shows a page's text in the browser of a built site, where the build has put HTML into the place of
 * the tree (src/build/content-html.ts).
 *
 * @param body A `ContentHtml`.
 */
export function contentParts(body: unknown): ContentParts {
  const html = isRecord(body) ? body : {};
  const show = (part: ContentPart) => {
    const own = html[part];
    if (typeof own !== "string") return false;
    return (
      <HtmlPart
        key={own}
        html={own}
        className={partClasses[part]}
        {...{ [PART_ATTRIBUTE]: part }}
      />
    );
  };
  return { actions: show("actions"), scene: show("scene"), text: show("text") };
}
