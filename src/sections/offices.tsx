import type { SectionProps } from "./section-props";
import { Initials } from "../ui/initials";
import * as styles from "./offices.module.css";

/** The offices on an engraved map, then each with what it does and its people as initials. */
export function Offices({ items }: SectionProps<"Offices">) {
  return (
    <div data-wide="">
      <div className={styles.map}>
        <img
          src="/drawings/offices.svg"
          alt={`Map of the United States and India with our offices: ${items.map(({ city }) => city).join("; ")}`}
          width={1200}
          height={440}
          loading="lazy"
          decoding="async"
        />
        {items.map(({ on, city }) => (
          <span key={on} className={`${styles.label} ${styles[on]}`} aria-hidden>
            {city}
          </span>
        ))}
      </div>
      <ul className={styles.offices}>
        {items.map(({ on, city, does, people }) => (
          <li key={on} className={styles.office}>
            <h3>{city}</h3>
            <p>{does}</p>
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.name} className={styles.person}>
                  <Initials name={person.name} />
                  <span>
                    <strong>{person.name}</strong> {person.does}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
