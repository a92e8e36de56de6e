import { afterPaint } from "../lib/after-paint";
import { whenIdle } from "../lib/when-idle";

/**
 * What the boot script leaves to the browser to put off, as src/styles/base.css names it. `data-part`
 * marks what makes a section too large for one task of a phone.
 */
export const PUT_OFF: readonly string[] = [
  "main > section",
  "main section ~ section ~ section",
  "article > [data-content] ~ :is(div, nav, section)",
  "[data-part]",
  "body footer",
];

/**
 * What renders a part, each in a task of its own: to ask for the place of a box inside has the browser
 * style and lay out what it puts off, and only the paint is left for the frame that shows it.
 */
const STEPS: readonly ((part: HTMLElement) => unknown)[] = [
  (part) => part.firstElementChild?.getBoundingClientRect(),
  (part) => (part.style.contentVisibility = "visible"),
];

/**
 * Renders what the first view has put off, so that later changes of the page, its anchors and its
 * saved positions meet true heights (docs/decisions/0041-first-view.md): one step of a part in a frame
 * of its own, since between two frames there may be several idle moments.
 */
export function renderRest(): void {
  const { documentElement: root } = document;
  if (root.dataset.firstView === undefined) return;
  const steps = [...document.querySelectorAll<HTMLElement>(PUT_OFF.join())].flatMap((part) =>
    STEPS.map((step) => () => step(part)),
  );
  const next = () => {
    const step = steps.shift();
    if (step === undefined) {
      delete root.dataset.firstView;
      return;
    }
    step();
    afterPaint(() => whenIdle(next));
  };
  whenIdle(next);
}
