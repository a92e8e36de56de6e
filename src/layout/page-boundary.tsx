import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ContactLines } from "../sections/contact";
import { FailureNotice } from "../ui/failure-notice";

/** Path of the page whose elements are in the document; null while they are the server's. */
let shownPath: string | null = null;

interface PageBoundaryProps {
  readonly path: string;
  /** Path of the page with query and hash. */
  readonly address: string;
  readonly children: ReactNode;
}

/**
 * Keeps a page readable when React fails, for example on elements that a browser's translation has moved.
 * It shows a copy of the page without behaviour, and says how to reach the company. The next address is
 * rendered as usual.
 */
export function PageBoundary({ path, address, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary fallback={<KeptPage path={path} />} resetKeys={[address]}>
      <Shown path={path}>{children}</Shown>
    </ErrorBoundary>
  );
}

/** Remembers which page is shown. */
function Shown({ path, children }: Omit<PageBoundaryProps, "address">) {
  useLayoutEffect(() => void (shownPath = path), [path]);
  return children;
}

function KeptPage({ path }: { readonly path: string }) {
  const container = useRef<HTMLDivElement>(null);
  // While this renders, the document has what was shown until now.
  const [copy] = useState(() => {
    const shown = document.querySelector("[data-kept], #gatsby-focus-wrapper");
    return shown?.cloneNode(true).childNodes;
  });
  useLayoutEffect(() => {
    // The next page could not be rendered. Its HTML from the server is better than a copy of the last page.
    if (shownPath !== null && shownPath !== path) {
      window.location.reload();
      return undefined;
    }
    container.current?.replaceChildren(...(copy ?? []));
    const root = document.documentElement;
    root.dataset.scriptsFailed = "";
    return () => {
      delete root.dataset.scriptsFailed;
    };
  }, [copy, path]);
  return (
    <>
      <div ref={container} data-kept />
      <FailureNotice what="page" contact={<ContactLines />} />
    </>
  );
}
