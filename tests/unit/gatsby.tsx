import { jest } from "@jest/globals";
import type { ComponentPropsWithoutRef } from "react";

/** Gatsby's runtime, which exists in a browser alone, as far as components under test call it. */
export const navigate = jest.fn<(to: string) => void>();

interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  readonly to: string;
}

/** Gatsby's link, as prerendered. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

/** Marks a query; Gatsby takes it out of the code. */
export const graphql = (strings: TemplateStringsArray) => strings.join("");
