import { useId, type PointerEvent } from "react";
import { RegionLink } from "../../features/region";
import { Icon } from "../../ui/icon";
import * as styles from "./header.module.css";

/** The file with the icons of the header's menus. */
const MENU_ICONS = "/drawings/menu-icons.svg";

interface MenuLink {
  readonly label: string;
  readonly to: string;
  readonly about: string | null;
  readonly icon: string | null;
  /** Heading of the column that the link begins. */
  readonly heading: string | null;
}

/** A link of a group, to the page for the visitor's region. */
function MenuItem({ label, to, about, icon }: MenuLink) {
  return (
    <li>
      {icon !== null && (
        <span aria-hidden>
          <img src={`${MENU_ICONS}#${icon}`} alt="" width={24} height={24} loading="lazy" />
        </span>
      )}
      <RegionLink href={to}>{label}</RegionLink>
      {/* Beside the link, whose name stays short. */}
      {about !== null && <p>{about}</p>}
    </li>
  );
}

/** The columns of a menu: a link with a heading begins one. */
function columnsOf(links: readonly MenuLink[]): readonly (readonly MenuLink[])[] {
  const starts = links.flatMap((link, index) => (index === 0 || link.heading ? [index] : []));
  return starts.map((start, column) => links.slice(start, starts[column + 1]));
}

interface HeaderGroupProps {
  readonly label: string;
  readonly links: readonly MenuLink[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
}

/** A group of the header's links behind a disclosure button (WAI-ARIA, Disclosure Navigation). */
export function HeaderGroup(props: HeaderGroupProps) {
  const { label, links, isOpen, onToggle, onPointerEnter, onPointerLeave } = props;
  const id = useId();
  return (
    <li
      className={styles.group}
      data-group={label}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={id} className={styles.panel} data-open={isOpen || undefined}>
        {columnsOf(links).map((column) => (
          <li key={column[0]?.to}>
            {column[0]?.heading != null && <p>{column[0].heading}</p>}
            <ul>
              {column.map((link) => (
                <MenuItem key={link.to} {...link} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </li>
  );
}
