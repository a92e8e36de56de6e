import { useEffect, useState } from "react";
import { notify } from "../../ui/toast";
import { useConsent, watchConsent } from "./consent";
import { closeCookieSettings, useCookieSettings } from "./cookie-settings-state";
import { useBannerDue } from "./use-banner-due";

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
  useEffect(watchConsent, []);
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
