import { useState } from "react";
import type { PageProps } from "gatsby";
import { isPush } from "./route-update";

/**
 * A key for a form that is filled from the page's query. It is new after each navigation to the page, so that
 * the form begins with the new query, and stays the same at a jump within the page.
 */
export function useNavigationKey(location: PageProps["location"]): string | undefined {
  const [key, setKey] = useState(location.key);
  const isJump = location.hash !== "" && !isPush(location);
  if (key !== location.key && !isJump) setKey(location.key);
  return key;
}
