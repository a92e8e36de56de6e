import type { ReactNode } from "react";
import { Input, inputAt } from "./input";
import { useToolContext } from "./tool-context";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

interface NameInputProps {
  readonly path: string;
  /** Such as `Supplier 1`. */
  readonly name: string;
}

function NameInput({ path, name }: NameInputProps) {
  const input = inputAt(useToolContext(), path);
  const field = { ...input.field, placeholder: name };
  return <Input {...input} field={field} name={`Name of ${name.toLowerCase()}`} />;
}

interface ActionProps {
  readonly sign: string;
  readonly name: string;
  /** The list that it removes a row of. */
  readonly removes?: string;
  /** Absent where it isn't possible now. */
  readonly onPress: (() => void) | undefined;
}

function Action({ sign, name, removes, onPress }: ActionProps) {
  return (
    <button
      type="button"
      data-removes={removes}
      className={styles.button}
      disabled={onPress === undefined}
      onClick={onPress}
    >
      <span aria-hidden>{sign}</span>
      <span className={shared.unseen}>{name}</span>
    </button>
  );
}

interface RowActionsProps {
  /** The name of the column or row. */
  readonly name: string;
  /** Key of the list that it is in. */
  readonly list: string;
  /** Absent for one of the last rows. */
  readonly onRemove?: (() => void) | undefined;
  /** Swaps it with the one before; absent for the first. */
  readonly onMoveUp?: (() => void) | undefined;
}

/** Moves and removes a column or row. It comes after the fields, so that Tab from a name goes to the next field. */
export function RowActions({ name, list, onRemove, onMoveUp }: RowActionsProps) {
  return (
    <span className={styles.rowActions}>
      {onMoveUp === undefined ? null : (
        <Action sign="↑" name={`Move ${name} up`} onPress={onMoveUp} />
      )}
      <Action sign="×" name={`Remove ${name}`} removes={list} onPress={onRemove} />
    </span>
  );
}

interface RowHeaderProps {
  /** Path of its name, such as `suppliers.0.name`; null for a row that is counted only. */
  readonly path: string | null;
  /** What it is, such as `Supplier`. */
  readonly rowName: string;
  readonly index: number;
  /** Below the name, such as a choice. */
  readonly children?: ReactNode;
}

/** The header of a column or row that the visitor names. */
export function RowHeader({ path, rowName, index, children }: RowHeaderProps) {
  const name = `${rowName} ${index + 1}`;
  return (
    <span className={styles.rowHeader}>
      {path === null ? <span>{name}</span> : <NameInput path={path} name={name} />}
      {children}
    </span>
  );
}
