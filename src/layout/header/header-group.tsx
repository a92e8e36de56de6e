import { useId, type PointerEvent } from "react";
import { Icon } from "../../ui/icon";
import { FrameLink } from "../frame-link";
import * as styles from "./header.module.css";

interface HeaderGroupProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
  /** Path of the page. */
  readonly path: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  /** A link of the group was followed; an anchor of the same page changes no route. */
  readonly onFollow: () => void;
}

/** A group of the header's links behind a disclosure button (WAI-ARIA, Disclosure Navigation). */
export function HeaderGroup(props: HeaderGroupProps) {
  const { label, links, path, isOpen, onToggle, onPointerEnter, onPointerLeave, onFollow } = props;
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
        {links.map(({ label: text, to }) => (
          <li key={to}>
            <FrameLink href={to} path={path} className={styles.link} onClick={onFollow}>
              {text}
            </FrameLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
