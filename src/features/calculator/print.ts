/** On the root while the calculator alone is printed. */
const PRINT_ATTRIBUTE = "data-print";

/** Prints the calculator without the rest of the page. */
export function printCalculator(): void {
  const root = document.documentElement;
  root.setAttribute(PRINT_ATTRIBUTE, "calculator");
  window.addEventListener("afterprint", () => root.removeAttribute(PRINT_ATTRIBUTE), {
    once: true,
  });
  window.print();
}
