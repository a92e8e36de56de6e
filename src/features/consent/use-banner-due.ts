import { useEffect, useState } from "react";

/** Milliseconds from the load event to the banner. */
const BANNER_DELAY = 2000;

/** Milliseconds since the load event; 0 while the page is loading. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const isTimed = navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd > 0;
  return isTimed ? performance.now() - navigation.loadEventEnd : 0;
}

/** Whether the consent banner is due: 2 s after the page has loaded. */
export function useBannerDue(): boolean {
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
