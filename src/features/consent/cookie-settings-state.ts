import { createStore, useStore } from "../../lib/store";

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
