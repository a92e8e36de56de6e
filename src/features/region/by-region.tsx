import type { ReactNode } from "react";
import { Link } from "../../ui/link";
import * as styles from "./by-region.module.css";
import { regionHomes } from "./region";

interface ByRegionProps {
  readonly in: ReactNode;
  readonly us: ReactNode;
  /** `div` for pieces that are blocks. */
  readonly as?: "span" | "div";
}

/**
 * Shows one of two pieces by region. Both are in the HTML, and CSS hides one by the root's
 * `data-region`, which is set before the first paint. So a remembered US visitor sees no layout shift,
 * and hydration finds the same HTML for everyone.
 */
export function ByRegion({ as: Piece = "span", ...pieces }: ByRegionProps) {
  return (
    <>
      <Piece className={styles.india}>{pieces.in}</Piece>
      <Piece className={styles.unitedStates}>{pieces.us}</Piece>
    </>
  );
}

interface HomeLinkProps {
  readonly hash?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to the home page of the visitor's region, right before the scripts run too. */
export function HomeLink({ hash = "", ...link }: HomeLinkProps) {
  return (
    <ByRegion
      in={<Link {...link} href={regionHomes.in + hash} />}
      us={<Link {...link} href={regionHomes.us + hash} />}
    />
  );
}
