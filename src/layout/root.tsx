import "../styles/font.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/print.css";
import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { AttributionProvider } from "../features/attribution";
import { ConsentProvider } from "../features/consent";
import { RegionProvider } from "../features/region";
import { isRecord } from "../lib/json";
import { PageFrame } from "./page-frame";

interface RootProps {
  /** Path that is rendered first; hydration has to find what prerendering wrote for it. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The providers around the whole site, the same in the browser and in prerendering. */
export function Root({ path, children }: RootProps) {
  return (
    <RegionProvider path={path}>
      <ConsentProvider>
        <AttributionProvider>{children}</AttributionProvider>
      </ConsentProvider>
    </RegionProvider>
  );
}

/** Puts every page into the frame. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  const context: unknown = props.pageContext;
  const hasFooter = !isRecord(context) || context.hasFooter !== false;
  const isDraft = isRecord(context) && context.draft === true;
  const { pathname, search, hash } = props.location;
  // Prerendering knows the path alone; join leaves out what is undefined.
  const address = [pathname, search, hash].join("");
  return (
    <PageFrame path={pathname} address={address} hasFooter={hasFooter} isDraft={isDraft}>
      {element}
    </PageFrame>
  );
};
