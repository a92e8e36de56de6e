import { useEffect, useId, useState } from "react";
import { useSiteSettings } from "../../lib/use-site-settings";
import { Link } from "../../ui/link";
import { HeaderGroup } from "./header-group";
import * as styles from "./header.module.css";
import { useMenus } from "./use-menus";

/**
 * The header's menus. One list serves wide and narrow screens; the stylesheet shows it as menus side
 * by side or as collapsible groups. Until `data-live` is set, menus open by hover and focus alone.
 */
export function HeaderNav() {
  const { header, pricing } = useSiteSettings();
  const { nav, menus, close, toggleMenu, toggleGroup, ...pointer } = useMenus();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const listId = useId();
  return (
    <nav ref={nav} aria-label="Main" className={styles.nav} data-live={isLive || undefined}>
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
            isOpen={menus.group === group.label}
            onToggle={() => toggleGroup(group.label)}
            onPointerEnter={pointer.onPointerEnter(group.label)}
            onPointerLeave={pointer.onPointerLeave}
            onFollow={close}
          />
        ))}
        <li className={styles.narrowOnly}>
          <Link href="/contact-sales/" className={styles.item}>
            Contact Sales
          </Link>
        </li>
        <li>
          <Link href={pricing} className={styles.item}>
            Pricing
          </Link>
        </li>
      </ul>
    </nav>
  );
}
