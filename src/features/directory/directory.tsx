import { useMemo, useRef } from "react";
import { useAddressFilter } from "../../lib/use-address-filter";
import { Button } from "../../ui/button";
import { ChoiceField } from "../../ui/choice-field";
import { TextField } from "../../ui/field";
import * as styles from "./directory.module.css";
import { countSystems, filterGroups, filterRules, type DirectoryGroup } from "./filter";
import { GroupList } from "./group-list";

interface DirectoryProps {
  readonly title: string;
  /** What the entries are and are not. */
  readonly note: string;
  readonly groups: readonly DirectoryGroup[];
}

/** Systems by kind, with a filter. Without script it is the whole list and no filter is shown. */
export function Directory({ title, note, groups }: DirectoryProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { filter, read, clear } = useAddressFilter(
    form,
    useMemo(() => filterRules(groups), [groups]),
  );
  const found = filterGroups(groups, filter);
  const [count, all] = [countSystems(found), countSystems(groups)];
  return (
    <section className={styles.directory} aria-labelledby="directory">
      <h2 id="directory">{title}</h2>
      <p className={styles.note}>{note}</p>
      <form
        ref={form}
        className={styles.filter}
        role="search"
        aria-labelledby="directory"
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          name="find"
          label="Name, document or way"
          autoComplete="off"
          input={{ ref: field }}
        />
        <ChoiceField
          name="kind"
          legend="Kind of system"
          all={countSystems(groups)}
          choices={groups.map(({ id, label, systems }) => ({
            value: id,
            label,
            count: systems.length,
          }))}
        />
      </form>
      <p className={styles.count} role="status">
        {count === all ? `${all} systems` : `${count} of ${all} systems`}
      </p>
      {found.map((group) => (
        <GroupList key={group.id} group={group} />
      ))}
      {count === 0 && (
        <div className={styles.none}>
          <p>No entry has all of these words. A shorter word, or another kind, finds more.</p>
          <Button
            type="button"
            variant="secondary"
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            Show all {all} systems
          </Button>
        </div>
      )}
    </section>
  );
}
