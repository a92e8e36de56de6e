import type { ReactNode, RefObject } from "react";
import { Announcement } from "./announcement";
import { TextField } from "./field";
import * as styles from "./filter-line.module.css";

interface FilterLineProps {
  readonly form: RefObject<HTMLFormElement>;
  /** Accessible name of the form. */
  readonly name: string;
  /** Label of the text field, whose key is `find`. */
  readonly label: string;
  /** How many entries match. It is announced after a pause in typing. */
  readonly status: string;
  readonly onInput: () => void;
  /** More fields. */
  readonly children?: ReactNode;
}

/** A filter in one line above its list. Hidden without JavaScript: it would do nothing. */
export function FilterLine({ form, name, label, status, onInput, children }: FilterLineProps) {
  return (
    <form
      ref={form}
      className={styles.filter}
      role="search"
      aria-label={name}
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField name="find" label={label} autoComplete="off" />
      {children}
      <p className={styles.status}>{status}</p>
      <Announcement text={status} />
    </form>
  );
}
