import {
  lazy,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import { loadOnce } from "../lib/load-once";
import { activateContent } from "./activate-content";
import type { ContentNodesProps } from "../sections/content-props";
import { ServerViewsContext } from "./server-views";

let LoadedContentNodes: ComponentType<ContentNodesProps> | null = null;

/**
 * Loads the code of sections, which the next page needs. Without it, that page shows only its head, and its
 * scroll position is wrong.
 */
export const loadContentNodes = loadOnce(async () => {
  const module = await import("../sections/content-nodes");
  LoadedContentNodes = module.default;
  return module;
});

/**
 * If the code can't be loaded, as after a new deployment, the page is loaded again from the server: its
 * HTML needs no code.
 */
const LazyContentNodes = lazy(() =>
  loadContentNodes().catch(() => {
    window.location.reload();
    // The document is about to go; React keeps waiting until then.
    return new Promise<never>(() => undefined);
  }),
);

/** Whether the document still has the server's HTML: React has shown no page yet. */
let isServed = true;

/** The server's HTML in an element of the first page, null on any other. */
export const servedHtml = (selector: string) =>
  isServed ? (document.querySelector(selector)?.innerHTML ?? null) : null;

interface ActivatedProps {
  readonly container: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Adds behaviour to a container once its content is rendered: after a navigation, its code loads first. */
function Activated({ container, children }: ActivatedProps) {
  useEffect(
    () => (container.current === null ? undefined : activateContent(container.current)),
    [container],
  );
  return children;
}

interface StaticContentProps extends ContentNodesProps {
  /** Names the element, unique on the page. */
  readonly part: string;
  readonly className: string | undefined;
}

/**
 * Content that costs no script on the first page: the server's HTML stays as it is while React
 * hydrates. After a navigation within the site the sections' code is loaded and renders the tree.
 */
export function StaticContent({ part, className, ...content }: StaticContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  const server = useContext(ServerViewsContext);
  const [html] = useState(() => (server === null ? servedHtml(`[data-content="${part}"]`) : null));
  useEffect(() => void (isServed = false), []);
  // Chosen once: with another component, React would render the content again.
  const [Nodes] = useState(() => LoadedContentNodes ?? LazyContentNodes);
  const attributes = { ref, className, "data-content": part };
  if (server !== null) {
    return (
      <div {...attributes}>
        <server.ContentNodes {...content} />
      </div>
    );
  }
  if (html !== null) {
    return (
      <Activated container={ref}>
        <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      </Activated>
    );
  }
  return (
    <div {...attributes}>
      <Suspense fallback={null}>
        <Activated container={ref}>
          <Nodes {...content} />
        </Activated>
      </Suspense>
    </div>
  );
}
