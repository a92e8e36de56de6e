import type { GatsbyBrowser } from "gatsby";
import { sendPageView, startAnalytics } from "./src/features/analytics";
import { AttributionProvider, recordVisit } from "./src/features/attribution";
import { ConsentProvider, closeCookieSettings } from "./src/features/consent";
import { closeLeadModal } from "./src/features/lead";
import { RegionProvider, updateRegion, watchRestoredPages } from "./src/features/region";
import { announceHydration, hydrateInSlices } from "./src/runtime/hydrate";
import { showNewestChoiceOnly } from "./src/runtime/navigation/newest-choice";
import { fadeBetweenPages } from "./src/runtime/navigation/page-transition";
import { isNewPage, isOfNewBuild } from "./src/runtime/navigation/route-update";
import {
  layOutWholeTexts,
  mayGatsbyScroll,
  scrollAfterPush,
  stopScrollOnInput,
} from "./src/runtime/navigation/scroll";
import {
  endSlowNavigation,
  showSlowNavigation,
  watchHistoryNavigation,
} from "./src/runtime/navigation/slow-navigation";
import { onFirstInteraction } from "./src/lib/on-first-interaction";
import { hideBrokenSessionStorage } from "./src/lib/storage";
import { loadContentNodes } from "./src/runtime/static-content";

// The bundle begins in src/runtime/browser-entry.ts, after `load`, and evaluates this file in one of its tasks.
export { wrapPageElement } from "./src/layout/wrap-page-element";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <RegionProvider path={window.location.pathname}>
    <ConsentProvider>
      <AttributionProvider>{element}</AttributionProvider>
    </ConsentProvider>
  </RegionProvider>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  hideBrokenSessionStorage();
  showNewestChoiceOnly();
  watchHistoryNavigation();
  stopScrollOnInput();
  fadeBetweenPages();
  watchRestoredPages();
};

// Untyped: Gatsby's type is that of React 17's render, which React 18's functions don't match.
export const replaceHydrateFunction = () => hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  setTimeout(startAnalytics);
  announceHydration();
  const load = () => void loadContentNodes().catch(() => undefined);
  onFirstInteraction(load);
  // A gesture of the browser goes back without an event in the page.
  window.addEventListener("popstate", load, { once: true });
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation != null && location.pathname !== prevLocation.pathname) layOutWholeTexts();
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = mayGatsbyScroll;

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = showSlowNavigation;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  endSlowNavigation();
  if (isNewPage(update) && !isOfNewBuild(update)) {
    updateRegion(window.location);
    recordVisit(window.location.href);
    closeLeadModal();
    closeCookieSettings();
    sendPageView();
  }
  scrollAfterPush(update);
};
