import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { Helmet } from "react-helmet";
import { regionOfPath } from "../features/region";
import { bootScript } from "./boot-script";
import { fonts } from "./fonts";

const BOOT_KEY = "boot";

/** Adds the boot script, the fonts and the tags of `Seo` to the prerendered head. */
export function renderHead(api: RenderBodyArgs): void {
  const helmet = Helmet.renderStatic();
  const attributes = {
    ...helmet.htmlAttributes.toComponent(),
    "data-region": regionOfPath(api.pathname),
  };
  api.setHtmlAttributes(attributes);
  api.setHeadComponents([
    <script key={BOOT_KEY} dangerouslySetInnerHTML={{ __html: bootScript }} />,
    ...fonts,
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    helmet.script.toComponent(),
  ]);
}

const keyOf = (node: ReactNode) => (isValidElement(node) ? String(node.key) : "");

/**
 * Puts the boot script first, and removes the scripts that gatsby-plugin-image adds for its component: the
 * site shows plain `<picture>` elements.
 */
export function finishHead(api: PreRenderHTMLArgs): void {
  const kept = api.getHeadComponents().filter((node) => !keyOf(node).startsWith("gatsby-image-"));
  const boot = kept.filter((node) => keyOf(node) === BOOT_KEY);
  api.replaceHeadComponents([...boot, ...kept.filter((node) => !boot.includes(node))]);
}
