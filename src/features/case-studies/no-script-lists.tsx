import * as styles from "./case-list.module.css";
import { filterStudies, studyChoices, type Tagged } from "./filter-studies";

interface NoScriptListsProps {
  readonly studies: readonly (Tagged & { readonly url: string; readonly title: string })[];
}

/** Links to the studies of each industry and solution, shown in place of the filter without JavaScript. */
export function NoScriptLists({ studies }: NoScriptListsProps) {
  const choices = studyChoices(studies);
  const keys = ["industry", "solution"] as const;
  return (
    <nav className={styles.noScript} aria-label="Case studies by industry and solution">
      {keys.map((key) => (
        <section key={key}>
          <h2>By {key}</h2>
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
