import { useRef } from "react";
import { useQueryForm } from "../../lib/use-query-form";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/field";
import { FilterLine } from "../../ui/filter-line";
import { SampleLabel } from "../../ui/sample-label";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./directory.module.css";
import { countSystems, filterGroups } from "./filter-systems";

interface DirectoryProps {
  readonly title: string;
  readonly note: string;
  readonly groups: readonly Queries.DirectoryGroup[];
}

/** Systems by kind, with a filter. Without JavaScript the whole list shows and the filter is hidden. */
export function Directory({ title, note, groups }: DirectoryProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, update, reset } = useQueryForm(form, { kind: "", find: "" });
  const found = filterGroups(groups, values);
  const [count, all] = [countSystems(found), countSystems(groups)];
  const kinds = groups.map(({ id, label }) => ({ value: id, label }));
  return (
    <section className={styles.directory} aria-labelledby="directory">
      <h2 id="directory">{title}</h2>
      <p className={styles.note}>{note}</p>
      <FilterLine
        form={form}
        name={title}
        label="System, document or connection"
        status={count === all ? `${all} systems` : `${count} of ${all} systems`}
        onInput={update}
      >
        <SelectField
          name="kind"
          label="Type of system"
          options={[{ value: "", label: "All types" }, ...kinds]}
        />
      </FilterLine>
      {found.map((group) => (
        <SystemGroup key={group.id} group={group} />
      ))}
      {count === 0 && (
        <div className={styles.none}>
          <p>No system matches. Try a shorter word or another type.</p>
          <Button type="button" variant="secondary" onClick={reset}>
            {`Show all ${all} systems`}
          </Button>
        </div>
      )}
    </section>
  );
}

function SystemGroup({ group }: { readonly group: Queries.DirectoryGroup }) {
  const { id, label, about, systems } = group;
  return (
    <section className={styles.group} aria-labelledby={`kind-${id}`}>
      <h3 id={`kind-${id}`}>{label}</h3>
      <p className={shared.quiet}>{about}</p>
      <ul className={styles.systems}>
        {systems.map(({ name, carries, by, sample }) => (
          <li key={name} className={styles.system}>
            <span className={styles.name}>
              <span>{name}</span> {sample && <SampleLabel explanation={null} />}
            </span>
            <span className={styles.carries}>{carries}</span>
            <span className={styles.by}>{by}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
