import { useEffect, useState } from "react";

/** Milliseconds between load and banner (specification section 9). */
const BANNER_DELAY = 2000;

/** Milliseconds since the page has loaded; 0 where that is still under way. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const isTimed = navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd > 0;
  return isTimed ? performance.now() - navigation.loadEventEnd : 0;
}

/** Whether it is time for the consent banner: a while after the page has loaded. */
export function useBannerDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      // The site's scripts start some time after load, which counts.
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
