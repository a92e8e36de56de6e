import * as styles from "./directory.module.css";
import type { DirectoryGroup } from "./filter-systems";

/** A list of the systems of one kind. */
export function SystemGroup({ group }: { readonly group: DirectoryGroup }) {
  const { id, label, about, systems } = group;
  return (
    <section className={styles.group} aria-labelledby={`kind-${id}`}>
      <h3 id={`kind-${id}`}>{label}</h3>
      <p className={styles.about}>{about}</p>
      <ul className={styles.systems}>
        {systems.map(({ name, carries, by, sample }) => (
          <li key={name} className={styles.system}>
            <span className={styles.name}>
              {name}
              {sample === true && <small> (sample)</small>}
            </span>
            <span className={styles.carries}>{carries}</span>
            <span className={styles.by}>{by}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
