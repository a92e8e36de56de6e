import { useMemo, useRef, type ComponentProps } from "react";
import { useAddressFilter } from "../../lib/use-address-filter";
import { Button } from "../../ui/button";
import { ChoiceField } from "../../ui/choice-field";
import { EntryList } from "../../ui/entry-list";
import * as styles from "./case-list.module.css";
import { caseChoices, caseRules, filterStudies, type Traits } from "./choices";
import { PlainLists } from "./plain-lists";

type Entry = ComponentProps<typeof EntryList>["entries"][number];

/** A case study of the list. */
export type CaseEntry = Entry & Traits;

/**
 * All case studies, with a filter by industry and solution. Without script the list is whole, and in
 * the filter's place stand plain lists by industry and by solution.
 */
export function CaseList({ studies }: { readonly studies: readonly CaseEntry[] }) {
  const form = useRef<HTMLFormElement>(null);
  const choices = useMemo(() => caseChoices(studies), [studies]);
  const rules = useMemo(() => caseRules(choices), [choices]);
  const { filter, read, clear } = useAddressFilter(form, rules);
  const found = filterStudies(studies, filter);
  const all = studies.length;
  const showAll = () => {
    clear();
    form.current?.querySelector<HTMLInputElement>(":checked")?.focus();
  };
  return (
    <section className={styles.studies} aria-label="Studies by industry and solution">
      <form
        ref={form}
        className={styles.filter}
        role="search"
        aria-label="Case studies"
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <ChoiceField name="industry" legend="Industry" all={all} choices={choices.industry} />
        <ChoiceField name="solution" legend="Solution" all={all} choices={choices.solution} />
      </form>
      <p className={styles.count} role="status">
        {found.length === all ? `${all} case studies` : `${found.length} of ${all} case studies`}
      </p>
      {found.length > 0 && <EntryList entries={found} empty="" />}
      {found.length === 0 && (
        <div className={styles.none}>
          <p>No case study of this industry used this solution. Either choice alone finds one.</p>
          <Button type="button" variant="secondary" onClick={showAll}>
            Show all {all} case studies
          </Button>
        </div>
      )}
      <PlainLists studies={studies} choices={choices} />
    </section>
  );
}
