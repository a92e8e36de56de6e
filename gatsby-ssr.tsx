import type { GatsbySSR } from "gatsby";
import { AttributionProvider } from "./src/features/attribution";
import { ConsentProvider } from "./src/features/consent";
import { RegionProvider } from "./src/features/region";
import { renderHead, withoutImageScripts } from "./src/layout/render-head";

export { wrapPageElement } from "./src/layout/wrap-page-element";

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => (
  <RegionProvider path={pathname}>
    <ConsentProvider>
      <AttributionProvider>{element}</AttributionProvider>
    </ConsentProvider>
  </RegionProvider>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = renderHead;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = withoutImageScripts;
