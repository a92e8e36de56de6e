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

/** Marks a query, which Gatsby removes from the code. */
export const graphql = (strings: TemplateStringsArray) => strings.join("");

/** The answer to every static query: the settings of a site without US editions. */
export const useStaticQuery = () => ({
  siteSettings: { email: "jobs@example.co" },
  editions: { nodes: [] },
});
