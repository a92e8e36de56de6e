import * as styles from "./term-tips.module.css";

const LINK = "a[aria-describedby]";

/** How long a pointer rests before a definition shows, and how long it may take to go there, in ms. */
const REST = 300;
const TRAVEL = 250;

const closestLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

function definitionOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.getAttribute("aria-describedby") ?? "");
}

/** Puts a definition under its link, inside the text; above where the screen ends. */
function place(tip: HTMLElement, link: HTMLElement, part: HTMLElement): void {
  const [first] = link.getClientRects();
  const [host, whole] = [part.getBoundingClientRect(), link.getBoundingClientRect()];
  const left = Math.min((first ?? whole).left - host.left, host.width - tip.offsetWidth);
  const isLow =
    whole.bottom + tip.offsetHeight > window.innerHeight && whole.top > tip.offsetHeight;
  const top = isLow ? whole.top - tip.offsetHeight : whole.bottom;
  Object.assign(tip.style, { left: `${Math.max(0, left)}px`, top: `${top - host.top}px` });
}

function readMore(link: HTMLAnchorElement): HTMLAnchorElement {
  const more = document.createElement("a");
  more.href = link.getAttribute("href") ?? "";
  more.textContent = "Read more";
  return more;
}

/** The definition that a text shows beside a link, one at a time. */
class TermTip {
  readonly #tip = document.createElement("div");
  #link: HTMLAnchorElement | null = null;
  #timer = 0;

  constructor(readonly part: HTMLElement) {
    this.#tip.className = styles.tip ?? "";
    if (styles.host !== undefined) part.classList.add(styles.host);
  }

  isAbout(link: Element): boolean {
    return link === this.#link;
  }

  holds(target: EventTarget | null): boolean {
    if (!(target instanceof Node)) return false;
    return this.#tip.contains(target) || this.#link?.contains(target) === true;
  }

  /** Shows it now, with a link to the term where a tap has not followed it. */
  show(link: HTMLAnchorElement, isTapped = false): void {
    this.hide();
    const definition = definitionOf(link);
    if (definition === null) return;
    // A copy: what describes the link stays where it is.
    const text = document.createElement("p");
    text.textContent = definition.textContent;
    this.#tip.replaceChildren(text, ...(isTapped ? [readMore(link)] : []));
    this.#link = link;
    this.part.append(this.#tip);
    place(this.#tip, link, this.part);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#tip.remove();
    this.#link = null;
  }

  /** Shows or hides it after a while, unless something else happens before. */
  later(change: () => void, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(change, wait);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }
}

/** A pointer that rests on a link, or on the definition, keeps the definition (WCAG 2.2, 1.4.13). */
function followPointer(tip: TermTip, signal: AbortSignal): void {
  const over = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const link = closestLink(event.target);
    if (tip.holds(event.target)) tip.stay();
    else if (link !== null) tip.later(() => tip.show(link), REST);
  };
  const out = (event: PointerEvent) => {
    if (event.pointerType === "touch" || closestLink(event.relatedTarget) !== null) return;
    const isFocused = document.activeElement !== null && tip.isAbout(document.activeElement);
    if (!isFocused && !tip.holds(event.relatedTarget)) tip.later(() => tip.hide(), TRAVEL);
  };
  tip.part.addEventListener("pointerover", over, { signal });
  tip.part.addEventListener("pointerout", out, { signal });
}

function followFocus(tip: TermTip, signal: AbortSignal): void {
  const focused = ({ target }: FocusEvent) => {
    const link = closestLink(target);
    if (link?.matches(":focus-visible") === true) tip.show(link);
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    if (!tip.holds(relatedTarget)) tip.hide();
  };
  tip.part.addEventListener("focusin", focused, { signal });
  tip.part.addEventListener("focusout", left, { signal });
}

/** The first tap on a link shows its definition with a link to read more, the second follows it. */
function followTaps(tip: TermTip, signal: AbortSignal): void {
  let isTouch = false;
  const pressed = (event: PointerEvent) => {
    isTouch = event.pointerType === "touch";
    if (isTouch && !tip.holds(event.target)) tip.hide();
  };
  const tapped = (event: MouseEvent) => {
    const link = closestLink(event.target);
    if (link === null || !isTouch || tip.isAbout(link)) return;
    event.preventDefault();
    tip.show(link, true);
  };
  document.addEventListener("pointerdown", pressed, { signal, capture: true });
  // A key's press is a click too.
  document.addEventListener("keydown", () => (isTouch = false), { signal, capture: true });
  tip.part.addEventListener("click", tapped, { signal, capture: true });
}

/** Shows the definitions of the terms that a text links to: on hover, focus and a first tap. */
export function showTermTips(part: HTMLElement, signal: AbortSignal): void {
  const tip = new TermTip(part);
  followPointer(tip, signal);
  followFocus(tip, signal);
  followTaps(tip, signal);
  const escape = ({ key }: KeyboardEvent) => key === "Escape" && tip.hide();
  document.addEventListener("keydown", escape, { signal });
  signal.addEventListener("abort", () => tip.hide());
}
