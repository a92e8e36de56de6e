import * as styles from "./avatar.module.css";

/** Up to two initials of a name. A short word in capitals, such as CFO, stays as it is. */
function initialsOf(name: string): string {
  if (/^\p{Lu}{2,3}$/u.test(name)) return name;
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\d]/u.test(word));
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

/** The initials of a person, a supplier or a role. Hidden from screen readers: the name follows. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
