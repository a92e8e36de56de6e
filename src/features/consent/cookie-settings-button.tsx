import type { FormEvent } from "react";
import * as styles from "./cookie-settings-button.module.css";
import { COOKIE_POLICY, openCookieSettings } from "./cookie-settings-state";

function open(event: FormEvent) {
  event.preventDefault();
  openCookieSettings();
}

/** The button that opens the cookie settings. Before the scripts run it opens the cookie policy. */
export function CookieSettingsButton() {
  return (
    <form action={COOKIE_POLICY} onSubmit={open}>
      <button type="submit" className={styles.button} aria-haspopup="dialog">
        Cookie Settings
      </button>
    </form>
  );
}
