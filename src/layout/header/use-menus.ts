import { useEffect, useRef, useState, type PointerEvent } from "react";

/** Long enough that a pointer on its way elsewhere opens nothing. */
const INTENT_MS = 120;

/** Which of the header's menus are open: the narrow screen's menu, and one group at a time. */
export interface Menus {
  readonly isOpen: boolean;
  readonly group: string | null;
}

const CLOSED: Menus = { isOpen: false, group: null };

/** Whether menus open by pointing: with a mouse on a screen that shows them side by side. */
function opensByHover({ pointerType }: PointerEvent): boolean {
  return pointerType === "mouse" && window.matchMedia("(width >= 64rem)").matches;
}

/** The header's menus: a disclosure each, opened by hover, keyboard and touch (readings.md, Navigation). */
export function useMenus() {
  const [menus, setMenus] = useState<Menus>(CLOSED);
  const intent = useRef<ReturnType<typeof setTimeout>>();
  const setGroup = (group: string | null) => setMenus((now) => ({ ...now, group }));
  const close = () => setMenus(CLOSED);

  const later = (group: string | null) => {
    clearTimeout(intent.current);
    intent.current = setTimeout(() => setGroup(group), INTENT_MS);
  };
  useEffect(() => () => clearTimeout(intent.current), []);

  const isAnyOpen = menus.isOpen || menus.group !== null;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAnyOpen) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && nav.current?.contains(target) !== true) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      giveFocusBack(nav.current);
      close();
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
      document.removeEventListener("keydown", onKey);
    };
  }, [isAnyOpen]);

  return {
    nav,
    menus,
    close,
    toggleMenu: () => setMenus(({ isOpen }) => ({ isOpen: !isOpen, group: null })),
    toggleGroup: (group: string) => {
      clearTimeout(intent.current);
      setGroup(menus.group === group ? null : group);
    },
    onPointerEnter: (group: string) => (event: PointerEvent) => {
      if (opensByHover(event)) later(group);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (opensByHover(event)) later(null);
    },
  };
}

/** Focus that would vanish with the menus goes to the outermost button, which stays. */
function giveFocusBack(nav: HTMLElement | null): void {
  if (nav === null || !nav.contains(document.activeElement)) return;
  const open = [...nav.querySelectorAll<HTMLElement>('button[aria-expanded="true"]')];
  open.find((button) => button.getClientRects().length > 0)?.focus();
}
