import type { FormEvent } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Link } from "../../ui/link";
import { Switch } from "../../ui/switch";
import { saveConsent, type Consent, type Purpose } from "./consent";
import * as styles from "./cookie-settings.module.css";
import { closeCookieSettings, COOKIE_POLICY } from "./cookie-settings-button";

function save(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const switches = new FormData(event.currentTarget);
  const decide = (name: string) => (switches.has(name) ? "granted" : "denied");
  saveConsent({ analytics: decide("analytics"), ads: decide("ads") });
  closeCookieSettings();
}

const SIGNAL_HONOURED =
  "Your browser sends Global Privacy Control. We honour it, so Advertising is off by default. You can still turn it on.";

/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
function sendsPrivacySignal(browser: object): boolean {
  return "globalPrivacyControl" in browser && browser.globalPrivacyControl === true;
}

/**
 * How the switches of the cookie settings start: as chosen before, else on. Global Privacy Control
 * turns Advertising off, unless the visitor has chosen.
 */
function initialSwitches(
  consent: Consent,
  hasPrivacySignal: boolean,
): Readonly<Record<Purpose, boolean>> {
  if (consent.status === "unanswered") return { analytics: true, ads: !hasPrivacySignal };
  return { analytics: consent.analytics === "granted", ads: consent.ads === "granted" };
}

/** The dialog in which a visitor decides for each purpose. */
export function CookieSettings({ consent }: { readonly consent: Consent }) {
  const hasSignal = sendsPrivacySignal(navigator);
  const initial = initialSwitches(consent, hasSignal);
  return (
    <Dialog title="Cookie Settings" onClose={closeCookieSettings}>
      <form className={styles.form} autoComplete="off" onSubmit={save}>
        <p>
          Analytics and advertising tags load only if you allow them. What each one stores is in the{" "}
          <Link href={COOKIE_POLICY}>cookie policy</Link>.
        </p>
        {hasSignal && <p className={styles.signal}>{SIGNAL_HONOURED}</p>}
        <div className={styles.switches}>
          <Switch
            name="analytics"
            label="Analytics"
            hint="Shows us which pages visitors read, and in what order."
            isOn={initial.analytics}
          />
          <Switch
            name="ads"
            label="Advertising"
            hint="Shows us which ads lead to demo requests."
            isOn={initial.ads}
          />
          <Switch
            name="necessary"
            label="Strictly necessary"
            hint="Remembers this choice and the campaign that you came from. Always on."
            isOn
            isDisabled
          />
        </div>
        <Button type="submit">Accept and Save Changes</Button>
      </form>
    </Dialog>
  );
}
