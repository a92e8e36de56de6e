import { Link as GatsbyLink } from "gatsby";
import type { ReactNode } from "react";

interface LinkProps {
  /** An address of the site, an anchor or a full address. */
  readonly href: string;
  readonly className?: string | undefined;
  /** Called as it is followed. */
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link: inside the site by Gatsby's navigation, elsewhere plain. */
export function Link({ href, className, onClick, children }: LinkProps) {
  const handlers = onClick === undefined ? {} : { onClick };
  if (/^\/(?!\/)/u.test(href)) {
    return (
      <GatsbyLink to={href} className={className} {...handlers}>
        {children}
      </GatsbyLink>
    );
  }
  return (
    <a
      href={href}
      className={className}
      rel={href.startsWith("http") ? "noopener" : undefined}
      {...handlers}
    >
      {children}
    </a>
  );
}
