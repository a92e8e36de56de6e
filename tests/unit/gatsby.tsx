import { jest } from "@jest/globals";
import type { ComponentPropsWithoutRef } from "react";

/** Replaces Gatsby's browser runtime. */
export const navigate = jest.fn<(to: string) => void>();

interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  readonly to: string;
}

/** Gatsby's link as prerendered. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to} data-by="gatsby">
      {children}
    </a>
  );
}

/** The answer to every query: the settings of a site. */
export const useStaticQuery = () => ({ siteSettings: { email: "jobs@example.co" } });

/** Marks a query, which Gatsby removes from the code. */
export const graphql = (strings: TemplateStringsArray) => strings.join("");

/** Static queries find nothing: there is no build. */
export const useStaticQuery = () => ({ editions: { nodes: [] } });
