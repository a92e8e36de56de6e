import { Link as GatsbyLink } from "gatsby";
import type { ReactNode } from "react";

interface LinkProps {
  /** An address of the site, an anchor or a full address. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link: inside the site by Gatsby's navigation, elsewhere plain. */
export function Link({ href, className, children }: LinkProps) {
  if (/^\/(?!\/)/u.test(href)) {
    return (
      <GatsbyLink to={href} className={className}>
        {children}
      </GatsbyLink>
    );
  }
  return (
    <a href={href} className={className} rel={href.startsWith("http") ? "noopener" : undefined}>
      {children}
    </a>
  );
}
