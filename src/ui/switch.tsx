import { useId } from "react";
import * as shared from "../styles/shared.module.css";
import * as styles from "./switch.module.css";

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Initial state. The form reads the final one. */
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
}

/** An on/off setting (https://www.w3.org/WAI/ARIA/apg/patterns/switch/). Uncontrolled. */
export function Switch({ name, label, hint, isOn, isDisabled = false }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.row}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <p id={hintId} className={shared.quiet}>
          {hint}
        </p>
      </div>
      <input
        id={id}
        className={styles.control}
        type="checkbox"
        role="switch"
        name={name}
        defaultChecked={isOn}
        disabled={isDisabled}
        aria-describedby={hintId}
      />
    </div>
  );
}
