import { Input, inputAt } from "./input";
import { nameOf } from "./show";
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
  /** Absent where it isn't possible. */
  readonly onPress: (() => void) | undefined;
}

function Action({ sign, name, onPress }: ActionProps) {
  if (onPress === undefined) return null;
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <span aria-hidden>{sign}</span>
      <span className={shared.unseen}>{name}</span>
    </button>
  );
}

interface RowHeaderProps {
  /** Path of its name, such as `suppliers.0.name`; null for a row that is counted only. */
  readonly path: string | null;
  /** What it is, such as `Supplier`. */
  readonly rowName: string;
  readonly index: number;
  /** Its name as typed. */
  readonly text: string;
  /** Absent for one of the last rows. */
  readonly onRemove?: (() => void) | undefined;
  /** Swaps it with the one before; absent for the first. */
  readonly onMoveUp?: (() => void) | undefined;
  /** Path of a choice below the name. */
  readonly basis?: string;
}

/** The header of a column or row that the visitor names, moves and removes. */
export function RowHeader(props: RowHeaderProps) {
  const { path, rowName, index, text, onRemove, onMoveUp, basis } = props;
  const tool = useToolContext();
  const name = `${rowName} ${index + 1}`;
  const shown = nameOf(text, rowName, index);
  return (
    <span className={styles.rowHeader}>
      {path === null ? <span>{name}</span> : <NameInput path={path} name={name} />}
      <Action sign="↑" name={`Move ${shown} up`} onPress={onMoveUp} />
      <Action sign="×" name={`Remove ${shown}`} onPress={onRemove} />
      {basis === undefined ? null : (
        <Input {...inputAt(tool, basis)} name={`Basis of ${name.toLowerCase()}`} />
      )}
    </span>
  );
}
