import { useEffect, type RefObject } from "react";

/** Adds keys to a search: the arrows move between the field and the results, Escape clears the field. */
export function useArrowKeys(container: RefObject<HTMLElement>, onClear: () => void): void {
  useEffect(() => {
    const element = container.current;
    const press = (event: KeyboardEvent) => {
      const { key, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (element === null || isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === "Escape" && element.querySelector("input")?.value !== "") {
        event.preventDefault();
        onClear();
      }
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      const stops = [
        ...element.querySelectorAll<HTMLElement>("input[type=search], #results ~ ol a"),
      ];
      const current = stops.findIndex((stop) => stop === document.activeElement);
      const next = current === -1 ? undefined : stops[current + (key === "ArrowDown" ? 1 : -1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  });
}
