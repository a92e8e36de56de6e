import { Link } from "../../ui/link";
import * as styles from "./calculator.module.css";
import type { EstimatorProps } from "./estimator";
import { Island } from "./island";

/** The savings calculator of a home page, at its anchor. */
export function Calculator(props: EstimatorProps) {
  const { id, title, note } = props.content;
  const otherHome = `${props.region === "us" ? "/" : "/us/"}#${id}`;
  return (
    <section className={styles.calculator} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
        <p className={styles.elsewhere}>
          <Link href={otherHome}>
            {props.region === "us" ? "Calculate in rupees" : "Calculate in US dollars"}
          </Link>
        </p>
      </div>
      <Island {...props} />
    </section>
  );
}
