import { useRef } from "react";
import { useNear } from "../../lib/use-near";
import * as styles from "./supplier.module.css";

interface CategoryFieldsProps {
  /** Nothing is shown where there are none. */
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (name: string, isChosen: boolean) => void;
  /** Called when the list's place comes near. */
  readonly onNear: () => void;
}

/** What a supplier can deliver, any number of it. */
export function CategoryFields({ offered, chosen, onChoose, onNear }: CategoryFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  useNear(place, onNear);
  return (
    <div ref={place} className={styles.place}>
      {offered.length > 0 && (
        <fieldset className={styles.categories}>
          <legend>What do you supply?</legend>
          <p className={styles.hint}>Optional. Tick all that fit; write the rest below.</p>
          <div className={styles.list}>
            {offered.map((name) => (
              <label key={name} className={styles.category}>
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={({ currentTarget }) => onChoose(name, currentTarget.checked)}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
