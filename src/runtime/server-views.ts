import { createContext, type ComponentType } from "react";
import type { ContentNodesProps } from "../sections/content-props";
import type { IslandName, IslandProps } from "./islands";

/** The components whose code the browser loads late, for prerendering. */
export interface ServerViews {
  readonly ContentNodes: ComponentType<ContentNodesProps>;
  readonly islands: { readonly [Name in IslandName]: ComponentType<IslandProps<Name>> };
}

/**
 * Provided by gatsby-ssr alone. Lazy components would also prerender, but asynchronously: Gatsby renders
 * several pages at once, and react-helmet would mix up their heads.
 */
export const ServerViewsContext = createContext<ServerViews | null>(null);
