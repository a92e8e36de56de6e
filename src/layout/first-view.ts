import { afterPaint } from "../lib/after-paint";
import { whenIdle } from "../lib/when-idle";

/**
 * What the boot script leaves to the browser to put off (src/styles/base.css). `data-part` marks what
 * makes a section too large for one task of a phone.
 */
const PUT_OFF =
  "main > section, main section ~ section, article > [data-content] ~ :is(div, nav, section), [data-part], footer";

/**
 * Renders what the first view has put off, so that later changes of the page, its anchors and its
 * saved positions meet true heights (docs/decisions/0041-first-view.md): one part in a frame of its
 * own, since between two frames there may be several idle moments.
 */
export function renderRest(): void {
  const { documentElement: root } = document;
  if (root.dataset.firstView === undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>(PUT_OFF)];
  const next = () => {
    const part = parts.shift();
    if (part === undefined) {
      delete root.dataset.firstView;
      return;
    }
    part.style.contentVisibility = "visible";
    afterPaint(() => whenIdle(next));
  };
  whenIdle(next);
}
