import * as styles from "./guilloche-band.module.css";

/** Address of the band. */
const BAND = "/drawings/band.svg";

/** Engraved lines along the lower edge of an ink band. The element around it needs `isolation`. */
export function GuillocheBand() {
  return (
    <span className={styles.band} aria-hidden>
      <img src={BAND} alt="" width={1440} height={240} loading="lazy" decoding="async" />
    </span>
  );
}
