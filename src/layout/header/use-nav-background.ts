import { useEffect } from "react";
import { uiState, updateUiState, useUiState } from "../../lib/ui-state";

/** Pixels scrolled before the header stands on a background of its own. */
const THRESHOLD = 8;

/** Whether the page is scrolled so far that the header needs a background. */
export function useNavBackground(): boolean {
  useEffect(() => {
    const update = () => {
      const hasNavBackground = window.scrollY > THRESHOLD;
      if (hasNavBackground !== uiState().hasNavBackground) updateUiState({ hasNavBackground });
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return useUiState("hasNavBackground");
}
