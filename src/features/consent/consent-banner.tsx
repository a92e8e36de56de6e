import { useRef } from "react";
import { createPortal } from "react-dom";
import { portalRoot } from "../../lib/portal-root";
import { useFocusReturn } from "./use-focus-return";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";
import { saveConsent, type Decision } from "./consent";
import * as styles from "./consent-banner.module.css";
import { COOKIE_POLICY, openCookieSettings } from "./cookie-settings-button";
import { useClearance } from "./use-clearance";

function answer(decision: Decision) {
  saveConsent({ analytics: decision, ads: decision });
}

/**
 * Asks for consent, as a card in a corner. It is a region, not a dialog: a visitor may ignore it. It is
 * rendered outside the page's root, so that an open dialog does not make it inert.
 */
export function ConsentBanner({ isHidden }: { readonly isHidden: boolean }) {
  const banner = useRef<HTMLElement>(null);
  useClearance(banner);
  useFocusReturn(banner);
  return createPortal(
    <section ref={banner} className={styles.banner} aria-label="Cookie consent" hidden={isHidden}>
      <p>
        May we count visits and measure our ads? We load no tracking until you agree.{" "}
        <Link href={COOKIE_POLICY}>Cookie policy</Link>
      </p>
      <div className={styles.answers}>
        <Button type="button" variant="secondary" onClick={() => answer("granted")}>
          Okay
        </Button>
        <Button type="button" variant="secondary" onClick={() => answer("denied")}>
          Reject
        </Button>
        <Button type="button" variant="secondary" onClick={openCookieSettings}>
          Manage Cookies
        </Button>
      </div>
    </section>,
    portalRoot(),
  );
}
