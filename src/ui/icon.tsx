import * as styles from "./icon.module.css";

/** Icons as paths in a square of 16 units. */
const paths = {
  chevron: "M3 6l5 5 5-5",
  close: "M3 3l10 10M13 3L3 13",
  heart: "M8 14L2.6 8.6a3.4 3.4 0 0 1 4.8-4.8L8 4.4l.6-.6a3.4 3.4 0 0 1 4.8 4.8z",
  menu: "M2 4h12M2 8h12M2 12h12",
  next: "M6 3l5 5-5 5",
  previous: "M10 3L5 8l5 5",
  search: "M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M10.3 10.3L14 14",
} as const;

/** A decorative icon beside text. It has no accessible name. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
