import { HomeLink } from "../features/region";
import type { Crumb } from "../lib/trail";
import { Link } from "../ui/link";
import * as styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** From the home page to the page itself. */
  readonly trail: readonly Crumb[];
}

/** Links to the pages above a page, and the page's own name. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const [home, ...below] = trail;
  const page = below.at(-1);
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol className={styles.trail}>
        <li>
          <HomeLink>{home?.label}</HomeLink>
        </li>
        {below.slice(0, -1).map(({ label, url }) => (
          <li key={url}>
            <Link href={url}>{label}</Link>
          </li>
        ))}
        <li aria-current="page" className={styles.page}>
          {page?.label}
        </li>
      </ol>
    </nav>
  );
}
