import { useId } from "react";
import { SEARCH } from "../../lib/search-page";
import { useSiteSettings } from "../../lib/use-site-settings";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { HeaderGroup } from "./header-group";
import * as styles from "./header.module.css";
import { useMenus } from "./use-menus";
import { useSearchKey } from "./use-search-key";

interface HeaderNavProps {
  /** Address of the page with query and anchor: menus close when it changes. */
  readonly address: string;
}

/**
 * The header's menus. One list serves wide and narrow screens; CSS shows it as menus side by side or as
 * collapsible groups. Until `data-hydrated` is set, menus open by CSS, on hover and focus.
 */
export function HeaderNav({ address }: HeaderNavProps) {
  const { header, pricing } = useSiteSettings();
  const { nav, menus, toggleMenu, toggleGroup, onPointerEnter, onPointerLeave } = useMenus(address);
  useSearchKey();
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
        <Icon name="menu" />
        <Icon name="close" />
        <span>Menu</span>
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
            onPointerEnter={onPointerEnter(group.label)}
            onPointerLeave={onPointerLeave}
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
        <li className={styles.search}>
          <Link href={SEARCH} className={styles.item}>
            <Icon name="search" />
            <span>Search</span>
            <kbd aria-hidden>/</kbd>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
