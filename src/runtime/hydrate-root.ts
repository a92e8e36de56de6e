import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (container: Element) => [
  ...container.querySelectorAll<Field>("input, textarea, select"),
];

/** Copies what the visitor entered from a field to the one that replaces it. */
function repeat(old: Field, field: Field): void {
  if (old instanceof HTMLSelectElement) {
    const served = [...old.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (!(field instanceof HTMLSelectElement) || served === old.selectedIndex) return;
    // React doesn't mark an option, and a tool compares with the marked one.
    field.options[served]?.toggleAttribute("selected", true);
    field.value = old.value;
  } else if (!(field instanceof HTMLSelectElement)) {
    if (old.value !== old.defaultValue) field.value = old.value;
    if (old instanceof HTMLInputElement && field instanceof HTMLInputElement) {
      if (old.checked !== old.defaultChecked) field.checked = old.checked;
    }
  }
}

/**
 * Hydrates prerendered HTML. If it differs from what React renders, for example because the browser has
 * translated it, React replaces it. The new fields get what the visitor has entered until then, and the
 * focus, so that typing goes on.
 */
export function hydrate(container: Element, view: ReactNode): Root {
  const served = fieldsIn(container);
  let focused: EventTarget | null = document.activeElement;
  container.addEventListener("focusin", ({ target }) => (focused = target));
  // A field that React removes loses the focus too, but the visitor didn't leave it.
  container.addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && document.hasFocus()) focused = null;
    }),
  );
  return hydrateRoot(container, view, {
    onRecoverableError(error) {
      // The visitor left the page before its part was hydrated.
      if (!container.isConnected) return;
      // Not an uncaught error, as by default: on those the late loader gives up.
      // eslint-disable-next-line no-console
      console.error(error);
      fieldsIn(container).forEach((field, index) => {
        const old = served[index];
        if (old?.name !== field.name) return;
        repeat(old, field);
        const isLost = document.activeElement === document.body;
        if (isLost && old === focused) field.focus({ preventScroll: true });
      });
    },
  });
}
