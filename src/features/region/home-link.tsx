import type { ReactNode } from "react";
import { Link } from "../../ui/link";
import { ByRegion } from "./by-region";
import { regionHomes } from "./region";

interface HomeLinkProps {
  /** Anchor on the home page, such as `#roi`. */
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
