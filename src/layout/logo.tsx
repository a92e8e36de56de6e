import { useSiteSettings } from "../lib/use-site-settings";
import * as styles from "./logo.module.css";

/** The mark in a square of 32 units: the closed curve r(t) = 10.8 × (1 + 0.36 cos(7t / 3)). */
const MARK =
  "M16 1.31C22.26 1.31 21.63 9.62 22.74 14.46S28.02 26.52 22.37 29.23S13.69 24.19 10.6 20.31S0.61 11.74 4.52 6.84S14.53 7.62 19 9.77S31.71 13.16 30.32 19.27S20.96 22.91 16 22.91S3.07 25.37 1.68 19.27S8.53 11.93 13 9.77S23.58 1.95 27.48 6.84S24.5 16.43 21.4 20.31S15.27 31.95 9.63 29.23S8.16 19.3 9.26 14.46S9.74 1.31 16 1.31Z";

/** The logo: the mark and the brand's name. */
export function Logo() {
  const { brand } = useSiteSettings();
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={MARK} fill="none" stroke="currentColor" strokeWidth={1.9} />
        <circle cx="16" cy="16" r={3.2} />
      </svg>
      <span>{brand}</span>
    </span>
  );
}
