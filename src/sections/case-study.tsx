import { COVER_SIZE, coverDrawing } from "../lib/cover";
import type { SectionProps } from "./section-props";
import { Link } from "../ui/link";
import { SampleLabel } from "../ui/sample-label";
import * as shared from "../styles/shared.module.css";
import * as cardLink from "../ui/card-link.module.css";
import * as styles from "./case-study.module.css";

/** A case study across the page: its cover, its customer, and one figure. */
export function CaseStudy(props: SectionProps<"CaseStudy">) {
  const { to, title, customer, figure, surface = "sand", sample } = props;
  return (
    <div className={styles.study} data-surface={surface} data-bleed="">
      <span className={styles.cover} aria-hidden>
        <img src={coverDrawing(to)} alt="" {...COVER_SIZE} loading="lazy" decoding="async" />
      </span>
      <div className={styles.text}>
        <p className={styles.kicker}>
          {`Case study · ${customer} `}
          {sample && <SampleLabel />}
        </p>
        <p className={styles.figure}>
          <strong className={shared.figure}>{figure.value}</strong> {figure.label}
        </p>
        <p className={`${cardLink.title} ${styles.title}`}>
          <Link href={to}>{title}</Link>
        </p>
      </div>
    </div>
  );
}
