import { createStore, useStore } from "../../lib/store";

const store = createStore(false);

/** Opens the cookie settings. */
export function openCookieSettings(): void {
  store.set(true);
}

/** Closes the cookie settings; nothing is stored. */
export function closeCookieSettings(): void {
  store.set(false);
}

/** Whether the cookie settings are open. */
export function useCookieSettings(): boolean {
  return useStore(store, false);
}
