import { useEffect, useId } from "react";
import { useSiteSettings } from "../../lib/use-site-settings";
import { FrameLink } from "../frame-link";
import { HeaderGroup } from "./header-group";
import * as styles from "./header.module.css";
import { useMenus } from "./use-menus";

interface HeaderNavProps {
  /** Path of the page. */
  readonly path: string;
}

/**
 * The header's menus. One list serves wide and narrow screens; the stylesheet shows it as menus side
 * by side or as collapsible groups. Until `data-live` is set, menus open by hover and focus alone.
 */
export function HeaderNav({ path }: HeaderNavProps) {
  const { header, pricing } = useSiteSettings();
  const { nav, menus, close, toggleMenu, toggleGroup, ...pointer } = useMenus();
  // By hand: as a state it would render all of the menus twice as the page comes to life.
  useEffect(() => nav.current?.setAttribute("data-live", ""), [nav]);
  const listId = useId();
  return (
    <nav ref={nav} aria-label="Main" className={styles.nav}>
      <button
        type="button"
        className={styles.menuButton}
        aria-expanded={menus.isOpen}
        aria-controls={listId}
        onClick={toggleMenu}
      >
        Menu
      </button>
      <ul
        id={listId}
        className={styles.list}
        data-open={menus.isOpen || undefined}
        data-above-banner
      >
        {header.map((group) => (
          <HeaderGroup
            key={group.label}
            {...group}
            path={path}
            isOpen={menus.group === group.label}
            onToggle={() => toggleGroup(group.label)}
            onPointerEnter={pointer.onPointerEnter(group.label)}
            onPointerLeave={pointer.onPointerLeave}
            onFollow={close}
          />
        ))}
        <li className={styles.narrowOnly}>
          <FrameLink href="/contact-sales/" path={path} className={styles.item}>
            Contact Sales
          </FrameLink>
        </li>
        <li>
          <FrameLink href={pricing} path={path} className={styles.item}>
            Pricing
          </FrameLink>
        </li>
      </ul>
    </nav>
  );
}
