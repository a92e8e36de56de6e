import { useEffect, useState } from "react";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

/** Milliseconds for which a button says what it did. */
const SHOWN = 4000;

interface ActionButtonProps {
  readonly label: string;
  /** Whether it is the next thing to do. */
  readonly isMain?: boolean;
  /** @returns What was done, in a few words, such as `Link copied`. */
  readonly onPress: () => string | Promise<string>;
}

/** A button that says what it did, in its own place and to screen readers. */
export function ActionButton({ label, isMain = false, onPress }: ActionButtonProps) {
  const [done, setDone] = useState("");
  useEffect(() => {
    if (done === "") return undefined;
    const timer = window.setTimeout(() => setDone(""), SHOWN);
    return () => window.clearTimeout(timer);
  }, [done]);
  const press = () =>
    void Promise.resolve(onPress()).then(setDone, () => setDone("That didn’t work. Try again."));
  return (
    <span className={styles.action}>
      <button
        type="button"
        className={styles.button}
        data-primary={isMain || undefined}
        data-done={done === "" ? undefined : true}
        aria-label={label}
        onClick={press}
      >
        <span>{done === "" ? label : done}</span>
      </button>
      <span role="status" className={shared.unseen}>
        {done}
      </span>
    </span>
  );
}
