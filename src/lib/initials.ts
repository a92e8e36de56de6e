/** Initials of a person, a role or a company: `AR`, `CFO` for a short word in capitals, `T11` with a number. */
export function initialsOf(name: string): string {
  if (/^\p{Lu}{2,3}$/u.test(name)) return name;
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\d]/u.test(word));
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return `${first.charAt(0)}${/^\d+$/u.test(last) ? last : last.charAt(0)}`.toUpperCase();
}
