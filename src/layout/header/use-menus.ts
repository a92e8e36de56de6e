import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from "react";

/** From pointing at a menu to its opening, in ms, so that a passing pointer opens nothing. */
const HOVER_DELAY = 120;

interface Menus {
  /** Whether the narrow screen's menu is open. */
  readonly isOpen: boolean;
  readonly group: string | null;
  /** Whether hovering has opened the group: the click that follows keeps it open. */
  readonly isByHover: boolean;
}

const CLOSED: Menus = { isOpen: false, group: null, isByHover: false };

/** Whether menus are side by side. */
const isWide = () => window.matchMedia("(width >= 64rem)").matches;

/** Whether menus open by hover: with a mouse, where they are side by side. */
const opensByHover = ({ pointerType }: PointerEvent) => pointerType === "mouse" && isWide();

/** The group that is open by CSS, before hydration. */
const openGroup = (nav: HTMLElement) =>
  isWide() ? nav.querySelector<HTMLElement>("[data-group]:is(:hover, :focus-within)") : null;

/** Focus inside a menu that closes goes to its outermost visible button, which stays. */
function returnFocus(nav: HTMLElement | null): void {
  if (nav === null || !nav.contains(document.activeElement)) return;
  const open = [...nav.querySelectorAll<HTMLElement>('button[aria-expanded="true"]')];
  open.find((button) => button.getClientRects().length > 0)?.focus();
}

/**
 * The header's menus, which are disclosures: they open by hover, keyboard and touch. Escape, a followed
 * link, another address, and a press or focus elsewhere close them.
 */
export function useMenus(address: string) {
  const [menus, setMenus] = useState<Menus>(CLOSED);
  const nav = useRef<HTMLElement>(null);
  const hover = useRef<ReturnType<typeof setTimeout>>();
  const close = () => setMenus(CLOSED);

  const hoverLater = (group: string | null) => {
    clearTimeout(hover.current);
    hover.current = setTimeout(() => {
      // A menu in which the visitor is by keyboard stays open when the pointer leaves it.
      if (group === null && nav.current?.querySelector("[data-group] :focus-visible")) return;
      setMenus((now) => (now.group === group ? now : { ...now, group, isByHover: true }));
    }, HOVER_DELAY);
  };
  useEffect(() => () => clearTimeout(hover.current), []);

  const [shownAddress, setShownAddress] = useState(address);
  if (shownAddress !== address) {
    setShownAddress(address);
    close();
  }

  // In a layout effect, so that an open menu doesn't close between two frames.
  useLayoutEffect(() => {
    if (nav.current === null) return;
    const group = openGroup(nav.current)?.dataset.group;
    if (group !== undefined) setMenus({ ...CLOSED, group, isByHover: true });
    nav.current.setAttribute("data-hydrated", "");
  }, []);

  const isAnyOpen = menus.isOpen || menus.group !== null;
  useEffect(() => {
    if (!isAnyOpen) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && nav.current?.contains(target) !== true) close();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a") !== null) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      returnFocus(nav.current);
      close();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointerdown", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => stop.abort();
  }, [isAnyOpen]);

  return {
    nav,
    menus,
    toggleMenu: () => setMenus(({ isOpen }) => ({ ...CLOSED, isOpen: !isOpen })),
    toggleGroup: (group: string) => {
      clearTimeout(hover.current);
      setMenus((now) => {
        const isClosing = now.group === group && !now.isByHover;
        return { ...now, group: isClosing ? null : group, isByHover: false };
      });
    },
    onPointerEnter: (group: string) => (event: PointerEvent) => {
      if (opensByHover(event)) hoverLater(group);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (opensByHover(event)) hoverLater(null);
    },
  };
}
