import { Initials } from "../../../ui/initials";
import * as shared from "../shared/tools.module.css";
import * as styles from "./approval-matrix.module.css";

interface ColumnHeaderProps {
  readonly label: string;
  readonly initials?: boolean;
  readonly isReady: boolean;
  /** Moves the column one place to the left. */
  readonly onMove?: () => void;
  readonly onRemove?: () => void;
}

/** The header of a column that can be moved and removed. */
export function ColumnHeader({
  label,
  initials = false,
  isReady,
  onMove,
  onRemove,
}: ColumnHeaderProps) {
  return (
    <span className={styles.column}>
      {initials && <Initials name={label} />}
      <span>{label}</span>
      <span className={styles.columnActions}>
        {onMove && (
          <button type="button" disabled={!isReady} onClick={onMove}>
            <span aria-hidden>←</span>
            <span className={shared.unseen}>{`Ask ${label} earlier`}</span>
          </button>
        )}
        {onRemove && (
          <button type="button" disabled={!isReady} onClick={onRemove}>
            Remove<span className={shared.unseen}> {label}</span>
          </button>
        )}
      </span>
    </span>
  );
}
