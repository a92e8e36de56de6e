import * as styles from "./initials.module.css";

/** Initials of a name: of its first and its last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

interface InitialsProps {
  readonly name: string;
  readonly isLarge?: boolean;
}

/** A person's initials in a disc, beside the name. Screen readers skip it. */
export function Initials({ name, isLarge = false }: InitialsProps) {
  return (
    <span className={isLarge ? styles.large : styles.small} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
