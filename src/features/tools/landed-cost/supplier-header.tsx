import { nameOf, type Supplier } from "./figures";
import * as shared from "../shared/tools.module.css";
import * as styles from "./landed-cost.module.css";

interface SupplierHeaderProps {
  readonly id: string;
  readonly index: number;
  readonly supplier: Supplier;
  readonly isReady: boolean;
  readonly onName: (name: string) => void;
  /** Null for one of the last two suppliers. */
  readonly onRemove: (() => void) | null;
}

/** The header of a supplier's column: its name, which can be changed. */
export function SupplierHeader(props: SupplierHeaderProps) {
  const { id, index, supplier, isReady, onName, onRemove } = props;
  return (
    <span className={styles.supplier}>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={40}
        aria-label={`Name of supplier ${index + 1}`}
        placeholder={`Supplier ${index + 1}`}
        value={supplier.name}
        readOnly={!isReady}
        onChange={({ target }) => onName(target.value)}
      />
      {onRemove !== null && (
        <button type="button" disabled={!isReady} onClick={onRemove}>
          <span aria-hidden>×</span>
          <span className={shared.unseen}>{`Remove ${nameOf(supplier, index)}`}</span>
        </button>
      )}
    </span>
  );
}
