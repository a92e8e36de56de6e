import * as styles from "./directory.module.css";
import { countSystems, type DirectoryGroup } from "./filter";

/** The choice of a kind, each with how many systems it has. Uncontrolled. */
export function KindField({ groups }: { readonly groups: readonly DirectoryGroup[] }) {
  const kinds = [{ id: "", label: "All", count: countSystems(groups) }].concat(
    groups.map(({ id, label, systems }) => ({ id, label, count: systems.length })),
  );
  return (
    <fieldset className={styles.kinds}>
      <legend>Kind of system</legend>
      {kinds.map(({ id, label, count }) => (
        <label key={id} className={styles.kind}>
          <input type="radio" name="kind" value={id} defaultChecked={id === ""} />
          {label} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
