import { useId, type PointerEvent } from "react";
import { HomeLink } from "../../features/region";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import * as styles from "./header.module.css";

interface HeaderLinkProps {
  readonly label: string;
  readonly to: string;
}

/** A link of a group. An anchor of the home page is on the home page of the visitor's region. */
function HeaderLink({ label, to }: HeaderLinkProps) {
  const isHome = to.startsWith("/#");
  return isHome ? (
    <HomeLink hash={to.slice(1)} className={styles.link}>
      {label}
    </HomeLink>
  ) : (
    <Link href={to} className={styles.link}>
      {label}
    </Link>
  );
}

interface HeaderGroupProps {
  readonly label: string;
  readonly links: readonly HeaderLinkProps[];
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
    <li className={styles.group} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
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
      <ul id={id} className={styles.links} data-open={isOpen || undefined}>
        {links.map((link) => (
          <li key={link.to}>
            <HeaderLink {...link} />
          </li>
        ))}
      </ul>
    </li>
  );
}
