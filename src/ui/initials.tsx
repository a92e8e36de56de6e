import * as styles from "./initials.module.css";

/** `AR` for a name, `CFO` for a short word in capitals, `T11` for one with a number. */
function initialsOf(name: string): string {
  if (/^\p{Lu}{2,3}$/u.test(name)) return name;
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\d]/u.test(word));
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return `${first.charAt(0)}${/^\d+$/u.test(last) ? last : last.charAt(0)}`.toUpperCase();
}

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
