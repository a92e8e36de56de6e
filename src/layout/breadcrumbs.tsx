import { RegionLink } from "../features/region";
import type { Crumb } from "../lib/trail";
import * as styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** From the home page to the page itself. */
  readonly trail: readonly Crumb[];
  /** Whether they end above the page, whose title is long and follows at once. */
  readonly isUntitled?: boolean;
}

/** Links to the pages above a page, and the page's own name. */
export function Breadcrumbs({ trail, isUntitled = false }: BreadcrumbsProps) {
  const [home, ...below] = trail;
  const page = below.at(-1);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        <li>
          <RegionLink href="/">{home?.label}</RegionLink>
        </li>
        {below.slice(0, -1).map(({ label, url }) => (
          <li key={url}>
            <RegionLink href={url}>{label}</RegionLink>
          </li>
        ))}
        {!isUntitled && <li aria-current="page">{page?.label}</li>}
      </ol>
    </nav>
  );
}
