import { useEffect, useState } from "react";

/** Milliseconds between load and banner (specification section 9). */
const BANNER_DELAY = 2000;

/** Whether it is time for the consent banner: a while after the page has loaded. */
export function useBannerDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      timer = window.setTimeout(() => setIsDue(true), BANNER_DELAY);
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
