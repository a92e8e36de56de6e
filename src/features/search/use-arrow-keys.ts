import { useEffect, type RefObject } from "react";
import { fieldOf } from "./use-query";

/** Where an arrow key leads: up and down between the field and the results, and not beyond the last. */
function neighbour(places: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const current = places.findIndex((place) => place === document.activeElement);
  return current === -1 ? undefined : places[current + step];
}

/**
 * Keys of a search beside Tab and Enter: arrows move between the field and the results, Escape clears
 * the field and leads back to it.
 *
 * @param onClear Called after the field was emptied.
 */
export function useArrowKeys(
  place: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
  onClear: () => void,
): void {
  useEffect(() => {
    const element = place.current;
    const field = fieldOf(form.current);
    if (element === null || field === null) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === "Escape" && field.value !== "") {
        event.preventDefault();
        field.value = "";
        field.focus();
        onClear();
      }
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      const links = element.querySelectorAll<HTMLElement>("#results ~ ol a");
      const next = neighbour([field, ...links], key === "ArrowDown" ? 1 : -1);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  });
}
