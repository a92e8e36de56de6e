import { useId, useRef } from "react";
import { createPortal } from "react-dom";
import { besidePage } from "../../lib/beside-page";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";
import type { Decision } from "./consent";
import * as styles from "./consent-banner.module.css";
import { saveConsent } from "./consent-provider";
import { COOKIE_POLICY } from "./cookie-policy";
import { openCookieSettings } from "./cookie-settings-state";
import { useClearance } from "./use-clearance";
import { useFocusReturn } from "./use-focus-return";

/** How the banner is shown. */
export interface ConsentBannerProps {
  /** Whether it makes way for the cookie settings, which say the same and more. */
  readonly isHidden: boolean;
}

function answer(decision: Decision) {
  saveConsent({ analytics: decision, ads: decision });
}

/**
 * Asks for consent. A region, not a dialog: a visitor may leave it alone. It stands beside the page's
 * root, where an open dialog does not make it inert.
 */
export function ConsentBanner({ isHidden }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const titleId = useId();
  useClearance(banner);
  useFocusReturn(banner);
  return createPortal(
    <section ref={banner} className={styles.banner} aria-labelledby={titleId} hidden={isHidden}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id={titleId} className={styles.title}>
            Cookie consent
          </h2>
          <p>
            May we count visits and measure our advertisements? Nothing for either is loaded before
            you agree. <Link href={COOKIE_POLICY}>Cookie policy</Link>
          </p>
        </div>
        <div className={styles.answers}>
          <Button type="button" onClick={() => answer("granted")}>
            Okay
          </Button>
          <Button type="button" onClick={() => answer("denied")}>
            Reject
          </Button>
          <Button type="button" variant="secondary" onClick={openCookieSettings}>
            Manage Cookies
          </Button>
        </div>
      </div>
    </section>,
    besidePage(),
  );
}
