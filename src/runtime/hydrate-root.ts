import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

const fieldsIn = (container: Element) => [
  ...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
];

/**
 * Hydrates prerendered HTML. If it differs from what React renders, as a browser's translation makes it,
 * React replaces it; what was typed until then is put into the new fields.
 */
export function hydrate(container: Element, view: ReactNode): Root {
  const served = fieldsIn(container);
  return hydrateRoot(container, view, {
    onRecoverableError(error) {
      // The visitor left the page before its part was hydrated.
      if (!container.isConnected) return;
      // Not an uncaught error, as by default: on those the late loader gives up.
      // eslint-disable-next-line no-console
      console.error(error);
      fieldsIn(container).forEach((field, index) => {
        const old = served[index];
        if (old?.name === field.name && old.value !== old.defaultValue) field.value = old.value;
      });
    },
  });
}
