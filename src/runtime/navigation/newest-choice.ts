import { isRecord } from "../../lib/json";

/** Where the navigation began that is waiting for its page. Null if none is. */
let waiting: { readonly href: string } | null = null;

/** Whether a page is loading that the visitor still wants. */
export const isPageLoading = () => waiting !== null;

/** The result of loading a page that must not be shown. */
const never = async () => new Promise<never>(() => undefined);

const withoutHash = (href: string) => href.split("#", 1)[0];

/**
 * Shows only the page that the visitor chose last. Gatsby calls `___loader.loadPage` once for each
 * navigation that has to wait and shows whatever arrives, in the order in which it arrives. Here a page
 * that arrives after a newer choice is withheld, so it is not shown, counted or added to the history.
 */
export function showNewestChoiceOnly(): void {
  const loader: unknown = Reflect.get(window, "___loader");
  if (!isRecord(loader) || typeof loader.loadPage !== "function") return;
  const { loadPage } = loader;
  const loadNewest = async (path: string): Promise<unknown> => {
    const { href, pathname, search } = window.location;
    const isChosenHere = waiting !== null && withoutHash(waiting.href) === withoutHash(href);
    // After a jump within a page whose query a filter has changed, Gatsby loads that page again a moment
    // later. That must not replace a link that the visitor has followed meanwhile.
    if (isChosenHere && search !== "" && path === pathname + search) return never();
    const own = { href };
    waiting = own;
    const page: unknown = await Reflect.apply(loadPage, loader, [path]);
    if (waiting !== own) return never();
    waiting = null;
    return page;
  };
  Object.assign(loader, { loadPage: loadNewest });
  window.addEventListener(
    "popstate",
    () => {
      // A jump within the page is not another choice.
      if (waiting !== null && withoutHash(waiting.href) !== withoutHash(window.location.href)) {
        waiting = null;
      }
    },
    { capture: true },
  );
}
