import * as shared from "../styles/shared.module.css";
import * as styles from "./loading-indicator.module.css";
import { useIsSlow } from "../runtime/navigation/slow-navigation";

/** A bar at the top while the next page is slow to load, announced to screen readers too. */
export function LoadingIndicator() {
  const isSlow = useIsSlow();
  return (
    <div role="status" className={styles.place}>
      {isSlow && (
        <p className={styles.bar}>
          <span className={shared.unseen}>Loading page</span>
        </p>
      )}
    </div>
  );
}
