import type { ReactNode } from "react";
import { Link } from "../../ui/link";
import { ByRegion } from "./by-region";
import { useUsEditions } from "./use-us-editions";

interface RegionLinkProps {
  /** An address of the site for Indian visitors, or a full address. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page, or for US visitors to its US edition. It's right before the scripts run too. */
export function RegionLink({ href, ...link }: RegionLinkProps) {
  const [path = "", ...hash] = href.split(/(?=#)/u);
  const edition = useUsEditions().get(path);
  if (edition === undefined) return <Link href={href} {...link} />;
  return (
    <ByRegion
      in={<Link {...link} href={href} />}
      us={<Link {...link} href={edition + hash.join("")} />}
    />
  );
}
