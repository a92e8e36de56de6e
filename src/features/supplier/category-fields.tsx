import { useRef } from "react";
import { useNear } from "../../lib/use-near";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./supplier.module.css";

const QUESTION = "What do you supply?";

interface CategoryFieldsProps {
  /** Without any, nothing is rendered, but its line is kept. */
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (name: string, isChosen: boolean) => void;
  /** Called when the fields come near the screen. */
  readonly onNear: () => void;
}

/**
 * Checkboxes for what a supplier can deliver. They come late, so they are closed: all of them at once would
 * push the form's button away.
 */
export function CategoryFields({ offered, chosen, onChoose, onNear }: CategoryFieldsProps) {
  const container = useRef<HTMLDivElement>(null);
  useNear(container, onNear);
  return (
    <div ref={container} className={styles.place}>
      {offered.length > 0 && (
        <details className={styles.categories}>
          <summary>
            {QUESTION}{" "}
            <span className={shared.quiet}>
              {chosen.length > 0 ? `${chosen.length} ticked` : "Optional"}
            </span>
          </summary>
          <fieldset aria-label={QUESTION}>
            <p className={shared.quiet}>Tick all that fit; write the rest under Requirements.</p>
            <div className={styles.list}>
              {offered.map((name) => (
                <label key={name} className={styles.category}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(name)}
                    onChange={({ currentTarget }) => onChoose(name, currentTarget.checked)}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </details>
      )}
    </div>
  );
}
