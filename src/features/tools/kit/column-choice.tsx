import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

/**
 * Position of the column that narrow screens show.
 *
 * @param count How many columns there are now.
 * @param choice What was shown, and how many columns there were then.
 * @param first Position to begin with.
 */
export function shownColumn(
  count: number,
  choice: { readonly shown: number; readonly count: number },
  first = 0,
): number {
  // A column that was just added is the one to fill in. Several at once are other figures.
  if (count === choice.count + 1) return count - 1;
  return Math.min(count > choice.count ? first : choice.shown, count - 1);
}

interface ColumnChoiceProps {
  readonly corner: string;
  readonly columns: readonly { readonly label: string }[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

interface NextColumnProps {
  readonly corner: string;
  /** The name of the next column; absent at the last. */
  readonly label: string | undefined;
  readonly onNext: () => void;
}

/** Below the last row on narrow screens: on to the next column, without scrolling back. */
export function NextColumn({ corner, label, onNext }: NextColumnProps) {
  if (label === undefined) return null;
  return (
    <div className={styles.columnChoice}>
      <button type="button" className={styles.button} onClick={onNext}>
        {`Next ${corner.toLowerCase()}: ${label}`}
      </button>
    </div>
  );
}

/** Chooses the column that narrow screens show. Wide ones show all, and hide this. */
export function ColumnChoice({ corner, columns, shown, onShow }: ColumnChoiceProps) {
  const step = (by: number) => onShow((shown + by + columns.length) % columns.length);
  const name = corner.toLowerCase();
  return (
    <div className={styles.columnChoice}>
      <button type="button" className={styles.button} onClick={() => step(-1)}>
        <span className={shared.unseen}>{`Previous ${name}`}</span>
        <span aria-hidden>←</span>
      </button>
      <select
        className={styles.input}
        autoComplete="off"
        aria-label={`${corner} shown`}
        value={shown}
        onChange={({ target }) => onShow(Number(target.value))}
      >
        {columns.map(({ label }, index) => (
          <option key={index} value={index}>
            {`${index + 1} of ${columns.length}: ${label}`}
          </option>
        ))}
      </select>
      <button type="button" className={styles.button} onClick={() => step(1)}>
        <span className={shared.unseen}>{`Next ${name}`}</span>
        <span aria-hidden>→</span>
      </button>
    </div>
  );
}
