import * as styles from "./loading-indicator.module.css";
import { useIsSlow } from "./slow-navigation";

/** A bar along the top while the next page is slow to come, said to screen readers as well. */
export function LoadingIndicator() {
  const isSlow = useIsSlow();
  return (
    <div role="status" className={styles.place}>
      {isSlow && (
        <p className={styles.bar}>
          <span className={styles.text}>Loading page</span>
        </p>
      )}
    </div>
  );
}
