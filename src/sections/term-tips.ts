import * as styles from "./term-tips.module.css";

/** How long a pointer rests on a link before the definition shows, in ms. */
const REST = 300;
/** How long a pointer may take from the link to the definition, in ms. */
const TRAVEL = 250;

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[aria-describedby]") : null;

/** A copy of the definition, since the original must keep describing the link. */
function definitionOf(link: HTMLAnchorElement): HTMLElement | null {
  const definition = document.getElementById(link.getAttribute("aria-describedby") ?? "");
  if (definition === null) return null;
  const copy = document.createElement("p");
  copy.textContent = definition.textContent;
  return copy;
}

/** For visitors who tapped: the tap itself showed the definition and did not follow the link. */
function readMore(link: HTMLAnchorElement): HTMLAnchorElement {
  const more = document.createElement("a");
  more.href = link.getAttribute("href") ?? "";
  more.textContent = "Read more";
  return more;
}

/** Places the tip below the link, or above it at the end of the screen, within the content's width. */
function place(tip: HTMLElement, link: HTMLElement, content: HTMLElement): void {
  const outer = content.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  const start = link.getClientRects()[0]?.left ?? box.left;
  const left = Math.max(0, Math.min(start - outer.left, outer.width - tip.offsetWidth));
  const fitsBelow = box.bottom + tip.offsetHeight <= window.innerHeight;
  const isBelow = fitsBelow || box.top <= tip.offsetHeight;
  const top = isBelow ? box.bottom : box.top - tip.offsetHeight;
  Object.assign(tip.style, { left: `${left}px`, top: `${top - outer.top}px` });
}

/** The tip of a content element. It shows one definition at a time. */
function createTip(content: HTMLElement) {
  const tip = document.createElement("div");
  tip.className = styles.tip ?? "";
  content.classList.add(styles.host ?? "");
  let link: HTMLAnchorElement | null = null;
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    tip.remove();
    link = null;
  };
  return {
    hide,
    show(next: HTMLAnchorElement, isTapped = false) {
      hide();
      const definition = definitionOf(next);
      if (definition === null) return;
      tip.replaceChildren(definition, ...(isTapped ? [readMore(next)] : []));
      link = next;
      content.append(tip);
      place(tip, next, content);
    },
    /** Changes the tip after a while, or not at all if this is called again before. */
    schedule(change: () => void, wait: number) {
      clearTimeout(timer);
      timer = window.setTimeout(change, wait);
    },
    keep: () => clearTimeout(timer),
    isFor: (element: Element | null) => element !== null && element === link,
    /** Whether an event's target is the tip or its link. */
    includes: (target: EventTarget | null) =>
      target instanceof Node && (tip.contains(target) || link?.contains(target) === true),
  };
}

/**
 * Shows the definitions of the glossary terms that a text links to: under a resting pointer, on keyboard
 * focus and on a first tap; the second tap follows the link. Escape hides them (WCAG 2.2, 1.4.13).
 * Events are handled on `content`, so this works on prerendered HTML.
 */
export function showTermTips(content: HTMLElement, signal: AbortSignal): void {
  const tip = createTip(content);
  let isTouch = false;
  const hideLater = () => {
    if (!tip.isFor(document.activeElement)) tip.schedule(tip.hide, TRAVEL);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const link = linkAt(target);
    if (pointerType === "touch") return;
    if (tip.includes(target)) tip.keep();
    else if (link !== null) tip.schedule(() => tip.show(link), REST);
    else hideLater();
  };
  const onPointerDown = ({ target, pointerType }: PointerEvent) => {
    isTouch = pointerType === "touch";
    if (isTouch && !tip.includes(target)) tip.hide();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const link = linkAt(target);
    if (link?.matches(":focus-visible") === true) tip.show(link);
  };
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (link === null || !isTouch || tip.isFor(link)) return;
    event.preventDefault();
    tip.show(link, true);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isTouch = false;
    if (key === "Escape") tip.hide();
  };
  content.addEventListener("pointerover", onPointerOver, { signal });
  content.addEventListener("pointerleave", hideLater, { signal });
  content.addEventListener("focusin", onFocusIn, { signal });
  content.addEventListener(
    "focusout",
    ({ relatedTarget }) => !tip.includes(relatedTarget) && tip.hide(),
    { signal },
  );
  content.addEventListener("click", onClick, { signal, capture: true });
  document.addEventListener("pointerdown", onPointerDown, { signal, capture: true });
  document.addEventListener("keydown", onKeyDown, { signal, capture: true });
  signal.addEventListener("abort", tip.hide);
}
