import type { GatsbyBrowser } from "gatsby";
import { startAnalytics } from "./src/features/analytics";
import { arriveAtPage } from "./src/layout/navigation";
import { Root, wrapPageElement } from "./src/layout/root";

export { wrapPageElement };

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Root path={window.location.pathname}>{element}</Root>
);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = startAnalytics;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = arriveAtPage;
