import type { SectionProps } from "./section-props";
import { today } from "../lib/today";
import { useSiteSettings } from "../lib/use-site-settings";
import { PostDate } from "../ui/post-date";
import { SampleLabel } from "../ui/sample-label";
import * as styles from "./job-openings.module.css";

/** Positions that are open on the day of the build, with a link to apply, or a note that there are none. */
export function JobOpenings({ asOf, items }: SectionProps<"JobOpenings">) {
  const { email } = useSiteSettings();
  const open = items.filter(({ closes }) => closes >= today());
  return (
    <div className={styles.openings}>
      {open.length === 0 ? (
        <p className={styles.none}>
          No open roles, as of <PostDate day={asOf} />. New roles appear here with location, pay
          range and closing date.
        </p>
      ) : (
        <>
          <p className={styles.count}>
            <strong>{open.length}</strong>
            <span>
              {open.length === 1 ? "position" : "positions"} open, as of <PostDate day={asOf} />
            </span>
          </p>
          <ul className={styles.list}>
            {open.map(({ title, place, pay, reportsTo, closes, sample }) => (
              <li key={`${title} ${place}`} className={styles.opening}>
                <h3>{title}</h3>
                {sample && <SampleLabel />}
                <p>
                  {place}. Pay: {pay} a year. Reports to: {reportsTo}.
                </p>
                <p>
                  <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
                    Apply by email
                  </a>{" "}
                  until <PostDate day={closes} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
