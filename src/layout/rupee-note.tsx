import { ByRegion } from "../features/region";
import * as styles from "./rupee-note.module.css";

/** Says to US visitors that the page is about India. Indian visitors see nothing. */
export function RupeeNote() {
  return (
    <ByRegion
      as="div"
      in={null}
      us={<p className={styles.note}>The examples on this page are from India, in rupees (₹).</p>}
    />
  );
}
