import { useEffect, useState, type RefObject } from "react";

/** Whether an element is inert, as all of the page is behind an open dialog. */
export function useIsInert(ref: RefObject<Element>): boolean {
  const [isInert, setIsInert] = useState(false);
  useEffect(() => {
    const update = () => setIsInert(ref.current?.closest("[inert]") != null);
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ["inert"] });
    return () => observer.disconnect();
  }, [ref]);
  return isInert;
}
