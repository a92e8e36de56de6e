import type { GatsbyBrowser } from "gatsby";
import { startAnalytics } from "./src/features/analytics";
import { renderRest } from "./src/layout/first-view";
import { hydrateInSlices, tellHydrated } from "./src/layout/hydrate";
import { arriveAtPage } from "./src/layout/navigation";
import { guardHash } from "./src/layout/navigation/hash-guard";
import { isOfNewBuild } from "./src/layout/navigation/is-new-build";
import { isNewRoute } from "./src/layout/navigation/is-new-route";
import {
  guardSavedPositions,
  mayGatsbyScroll,
  scrollAfterPush,
  watchVisitorScroll,
} from "./src/layout/navigation/scroll";
import {
  endSlowNavigation,
  showSlowNavigation,
  watchSlowReturns,
} from "./src/layout/navigation/slow-navigation";
import { Root, wrapPageElement } from "./src/layout/root";

export { wrapPageElement };

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Root path={window.location.pathname}>{element}</Root>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  guardHash();
  watchSlowReturns();
  watchVisitorScroll();
  guardSavedPositions();
};

// Gatsby's type for it is that of React 17's render, which nothing of React 18 fits.
export const replaceHydrateFunction = () => hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  setTimeout(startAnalytics);
  tellHydrated();
  renderRest();
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = mayGatsbyScroll;

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = showSlowNavigation;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  endSlowNavigation();
  if (isNewRoute(update) && !isOfNewBuild(update)) {
    // The first page's cookies and storage are read in a task of their own, not in that of hydration.
    if (update.prevLocation) arriveAtPage();
    else setTimeout(arriveAtPage);
  }
  scrollAfterPush(update);
};
