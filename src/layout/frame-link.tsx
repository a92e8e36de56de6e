import type { ReactNode } from "react";

interface FrameLinkProps {
  /** An address of the site, or a full one. */
  readonly href: string;
  /** Path of the page that it stands on. */
  readonly path: string;
  readonly className?: string | undefined;
  /** Called as it is followed. */
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link of what stands around every page: a plain one, which `useSiteLinks` follows. There are some 50
 * on a page, and Gatsby's are six components each, which were most of what hydration goes through
 * (docs/decisions/0042-start-in-tasks.md).
 */
export function FrameLink({ href, path, children, ...rest }: FrameLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      rel={href.startsWith("http") ? "noopener" : undefined}
      aria-current={href === path ? "page" : undefined}
    >
      {children}
    </a>
  );
}
