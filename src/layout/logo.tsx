import { brandMark } from "../lib/brand-mark";
import { useSiteSettings } from "../lib/use-site-settings";
import * as styles from "./logo.module.css";

/** The logo: the rosette and the brand's name. */
export function Logo() {
  const { brand } = useSiteSettings();
  const { line, width, dot } = brandMark;
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={line} fill="none" stroke="currentColor" strokeWidth={width} />
        <circle cx="16" cy="16" r={dot} />
      </svg>
      <span>{brand}</span>
    </span>
  );
}
