import { initialsOf } from "../lib/initials";
import * as styles from "./initials.module.css";

interface InitialsProps {
  readonly name: string;
  readonly isLarge?: boolean;
}

/** The initials of a person, a role or a company in a disc, beside the name. Screen readers skip it. */
export function Initials({ name, isLarge = false }: InitialsProps) {
  return (
    <span className={isLarge ? styles.large : styles.small} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
