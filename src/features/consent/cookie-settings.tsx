import type { FormEvent } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Link } from "../../ui/link";
import { Switch } from "../../ui/switch";
import { saveConsent, type Consent } from "./consent";
import * as styles from "./cookie-settings.module.css";
import { closeCookieSettings, COOKIE_POLICY } from "./cookie-settings-state";
import { initialSwitches, sendsPrivacySignal } from "./initial-switches";

function save(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const switches = new FormData(event.currentTarget);
  const decide = (name: string) => (switches.has(name) ? "granted" : "denied");
  saveConsent({ analytics: decide("analytics"), ads: decide("ads") });
  closeCookieSettings();
}

const SIGNAL_HONOURED =
  "Your browser sends Global Privacy Control. We have honoured the signal: Advertising starts as off. You can still turn it on.";

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
            hint="Tells us which pages are read, and in what order."
            isOn={initial.analytics}
          />
          <Switch
            name="ads"
            label="Advertising"
            hint="Tells us whether an advertisement led to an enquiry."
            isOn={initial.ads}
          />
          <Switch
            name="necessary"
            label="Strictly necessary"
            hint="Keep this choice, the campaign that brought you, and test sessions. Always on."
            isOn
            isDisabled
          />
        </div>
        <Button type="submit">Accept and Save Changes</Button>
      </form>
    </Dialog>
  );
}
