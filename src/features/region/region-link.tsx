import type { ComponentProps } from "react";
import { Link } from "../../ui/link";
import { ByRegion } from "./by-region";
import { useUsEditions } from "./use-us-editions";

/** A link to an Indian page or, for US visitors, to its US edition, also before the scripts run. */
export function RegionLink({ href, ...link }: ComponentProps<typeof Link>) {
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
