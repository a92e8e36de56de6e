import { useRef, type ComponentProps } from "react";
import { useQueryForm } from "../../lib/use-query-form";
import { Button } from "../../ui/button";
import { ChoiceField } from "../../ui/choice-field";
import { EmptyState } from "../../ui/empty-state";
import { EntryList } from "../../ui/entry-list";
import * as styles from "./case-list.module.css";
import { filterStudies, studyChoices, type Tagged } from "./filter-studies";

type Entry = ComponentProps<typeof EntryList>["entries"][number];

/** A case study in the list. */
export type CaseEntry = Entry & Tagged;

/**
 * All case studies, with a filter by industry and solution. Without JavaScript the list is complete,
 * and lists of links by industry and solution take the place of the filter.
 */
export function CaseList({ studies }: { readonly studies: readonly CaseEntry[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { values, update, reset } = useQueryForm(form, { industry: "", solution: "" });
  const choices = studyChoices(studies);
  const found = filterStudies(studies, values);
  const all = studies.length;
  const showAll = () => {
    reset();
    form.current?.querySelector<HTMLInputElement>(":checked")?.focus();
  };
  return (
    <section className={styles.studies} aria-label="Studies by industry and solution">
      <form
        ref={form}
        className={styles.filter}
        role="search"
        aria-label="Case studies"
        onInput={update}
        onSubmit={(event) => event.preventDefault()}
      >
        <ChoiceField name="industry" legend="Industry" all={all} choices={choices.industry} />
        <ChoiceField name="solution" legend="Solution" all={all} choices={choices.solution} />
      </form>
      <p className={styles.count} role="status">
        {found.length === all ? `${all} case studies` : `${found.length} of ${all} case studies`}
      </p>
      {found.length > 0 && <EntryList entries={found} hasLead={found.length === all} />}
      {found.length === 0 && (
        <EmptyState>
          <p>No case study matches both filters. Remove one of them.</p>
          <Button type="button" variant="secondary" onClick={showAll}>
            {`Show all ${all} case studies`}
          </Button>
        </EmptyState>
      )}
      <NoScriptLists studies={studies} />
    </section>
  );
}

/** Links to the studies of each industry and solution, shown in place of the filter without JavaScript. */
function NoScriptLists({ studies }: { readonly studies: readonly CaseEntry[] }) {
  const choices = studyChoices(studies);
  const keys = ["industry", "solution"] as const;
  return (
    <nav className={styles.noScript} aria-label="Case studies by industry and solution">
      {keys.map((key) => (
        <section key={key}>
          <h2>{`By ${key}`}</h2>
          <dl>
            {choices[key].map(({ value, label }) => (
              <div key={value}>
                <dt>{label}</dt>
                {filterStudies(studies, { industry: "", solution: "", [key]: value }).map(
                  ({ url, title }) => (
                    <dd key={url}>
                      <a href={url}>{title}</a>
                    </dd>
                  ),
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </nav>
  );
}
