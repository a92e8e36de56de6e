import type { FormEvent } from "react";
import { createStore, useStore } from "../../lib/store";
import * as styles from "./cookie-settings-button.module.css";

/** The page that lists every cookie. */
export const COOKIE_POLICY = "/legal/cookie-policy/";

const store = createStore(false);

/** Opens the cookie settings. */
export function openCookieSettings(): void {
  store.set(true);
}

/** Closes the cookie settings without storing anything. */
export function closeCookieSettings(): void {
  store.set(false);
}

/** Whether the cookie settings are open. */
export function useCookieSettings(): boolean {
  return useStore(store, false);
}

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
