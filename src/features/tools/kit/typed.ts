/** A field that was changed before the tool was hydrated. */
export interface Typed {
  readonly path: string;
  readonly text: string;
}

const isChanged = (field: Element) => {
  if (field instanceof HTMLSelectElement) {
    // Prerendered HTML marks an option; one that a script rendered doesn't.
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return served !== undefined && served.value !== field.value;
  }
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === "radio") return field.checked && !field.defaultChecked;
  return field.type === "checkbox"
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
};

/** The fields of a prerendered tool that the visitor changed before its script ran. */
export function typedFields(tool: Element | null): readonly Typed[] {
  const fields =
    tool?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      '[data-path]:not([data-path=""])',
    ) ?? [];
  return [...fields].filter(isChanged).map((field) => ({
    path: field.dataset.path ?? "",
    text:
      field.type !== "checkbox"
        ? field.value
        : field instanceof HTMLInputElement && field.checked
          ? "yes"
          : "no",
  }));
}

/**
 * Unticks what the browser has ticked in a prerendered tool when the visitor came back or reloaded the page:
 * it restores boxes of the visitor's own figures into the worked example.
 */
export function forgetRestored(tool: Element | null): void {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type === "navigate") return;
  const boxes = "input:is([type=checkbox], [type=radio])[data-path]";
  tool?.querySelectorAll<HTMLInputElement>(boxes).forEach((box) => {
    box.checked = box.defaultChecked;
  });
}
