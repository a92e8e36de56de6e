import type { GatsbySSR } from "gatsby";
import { Root, wrapPageElement } from "./src/layout/root";
import { renderHead, withoutImageScripts } from "./src/layout/render-head";

export { wrapPageElement };

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => (
  <Root path={pathname}>{element}</Root>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = renderHead;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = withoutImageScripts;
