import * as styles from "./case-list.module.css";
import { filterStudies, type CaseFilter, type Trait, type Traits } from "./choices";

type Study = Traits & { readonly url: string; readonly title: string };

interface PlainListsProps {
  readonly studies: readonly Study[];
  readonly choices: Readonly<Record<keyof CaseFilter, readonly Trait[]>>;
}

const none: CaseFilter = { industry: "", solution: "" };

/** What the filter would find, choice by choice, as lists of links: shown where no script runs. */
export function PlainLists({ studies, choices }: PlainListsProps) {
  const keys = ["industry", "solution"] as const;
  return (
    <nav className={styles.plain} aria-label="Case studies by industry and solution">
      {keys.map((key) => (
        <section key={key}>
          <h2>By {key}</h2>
          <dl>
            {choices[key].map(({ value, label }) => (
              <div key={value}>
                <dt>{label}</dt>
                {filterStudies(studies, { ...none, [key]: value }).map(({ url, title }) => (
                  <dd key={url}>
                    <a href={url}>{title}</a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </nav>
  );
}
