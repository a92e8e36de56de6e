import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/print.css";
import type { GatsbyBrowser } from "gatsby";
import { recordOf } from "../lib/json";
import { PageBoundary } from "./page-boundary";
import { PageFrame } from "./page-frame";
import { HasRupees } from "./rupee-note";

/** The path of error pages in the frame: their HTML is served at any address. */
const ERROR_PATH = "/404.html";

/** Puts every page into the frame, and keeps it if React fails. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  const context = recordOf(props.pageContext);
  const { pathname, search, hash } = props.location;
  // Only pages made from content have an id.
  const path = "id" in context ? pathname : ERROR_PATH;
  // Prerendering knows the path alone; join leaves out what is undefined.
  const address = [pathname, search, hash].join("");
  return (
    <PageBoundary path={pathname} address={address}>
      <PageFrame
        path={path}
        address={address}
        hasFooter={context.hasFooter !== false}
        isDraft={context.draft === true}
      >
        <HasRupees.Provider value={context.hasRupees === true}>{element}</HasRupees.Provider>
      </PageFrame>
    </PageBoundary>
  );
};
