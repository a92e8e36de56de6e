import { useEffect, useState } from "react";
import { notify } from "../../ui/toast";
import { useConsent } from "./consent-provider";
import { closeCookieSettings, useCookieSettings } from "./cookie-settings-button";

const LOAD_FAILED = "The cookie settings could not be loaded. Please reload the page.";

async function loadViews() {
  const [{ ConsentBanner }, { CookieSettings }] = await Promise.all([
    import("./consent-banner"),
    import("./cookie-settings"),
  ]);
  return { ConsentBanner, CookieSettings };
}

/**
 * The consent banner and the cookie settings. Their code is loaded when one of them is needed; if that
 * fails, nothing is consented to.
 */
export function ConsentSlot() {
  const consent = useConsent();
  const isOpen = useCookieSettings();
  const isDue = useBannerDue();
  const [views, setViews] = useState<Awaited<ReturnType<typeof loadViews>> | null>(null);
  const hasBanner = isDue && consent.status === "unanswered";
  const isNeeded = views === null && (isOpen || hasBanner);
  useEffect(() => {
    if (!isNeeded) return;
    loadViews().then(setViews, () => {
      if (isOpen) notify("error", LOAD_FAILED);
      closeCookieSettings();
    });
  }, [isNeeded, isOpen]);
  if (views === null) return null;
  return (
    <>
      {hasBanner && <views.ConsentBanner isHidden={isOpen} />}
      {isOpen && <views.CookieSettings consent={consent} />}
    </>
  );
}

/** Milliseconds from the load event to the banner. */
const BANNER_DELAY = 2000;

/** Milliseconds since the load event; 0 while the page is loading. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const isTimed = entry instanceof PerformanceNavigationTiming && entry.loadEventEnd > 0;
  return isTimed ? performance.now() - entry.loadEventEnd : 0;
}

/** Whether the consent banner is due: 2 s after the page has loaded. */
function useBannerDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      // The site's scripts start later than `load`, and that time counts.
      timer = window.setTimeout(() => setIsDue(true), BANNER_DELAY - sinceLoad());
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait);
    return () => {
      window.removeEventListener("load", wait);
      window.clearTimeout(timer);
    };
  }, []);
  return isDue;
}
