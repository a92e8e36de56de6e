import { navigate } from "gatsby";
import { useEffect } from "react";
import { SEARCH, searchKey, searchState } from "../../lib/search-page";

/** Whether a key typed here is text. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** The key `/` opens the search page with its field focused, except in text fields and dialogs. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || event.defaultPrevented || isTextField(event.target)) return;
      if (!searchKey.isOn()) return;
      if (document.querySelector("[role=dialog], dialog[open]") !== null) return;
      event.preventDefault();
      if (window.location.pathname === SEARCH) {
        document.querySelector<HTMLElement>("main input[type=search]")?.focus();
        return;
      }
      navigate(SEARCH, { state: searchState });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
