import type { GatsbySSR } from "gatsby";
import { AttributionProvider } from "./src/features/attribution";
import { ConsentProvider } from "./src/features/consent";
import { RegionProvider } from "./src/features/region";
import { orderHead, renderHead } from "./src/layout/render-head";
import ContentNodes from "./src/sections/content-nodes";
import { ServerContentNodes } from "./src/sections/static-content";

export { wrapPageElement } from "./src/layout/wrap-page-element";

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => (
  <RegionProvider path={pathname}>
    <ConsentProvider>
      <AttributionProvider>
        <ServerContentNodes.Provider value={ContentNodes}>{element}</ServerContentNodes.Provider>
      </AttributionProvider>
    </ConsentProvider>
  </RegionProvider>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = renderHead;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = orderHead;
