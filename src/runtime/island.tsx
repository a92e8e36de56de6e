import { useContext, useEffect, useRef, useState, type ComponentType } from "react";
import { FailureNotice } from "../ui/failure-notice";
import { activateIsland } from "./activate-islands";
import { ContactLines } from "../sections/contact";
import type { IslandName, IslandProps } from "./islands";
import { ServerViewsContext } from "./server-views";
import { servedHtml } from "./static-content";

interface Props<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps<Name>;
  /** `touched` for a part of the first screen that is hydrated only when the visitor touches it. */
  readonly wakes?: "touched";
}

const notice = <FailureNotice what="part" contact={<ContactLines />} />;

/**
 * An interactive part of a page or of content. It is prerendered. In the browser React keeps that HTML, and
 * `activateIsland` loads and hydrates the view once the visitor comes near. With new props a view starts
 * again.
 */
export function Island<Name extends IslandName>({ name, props, wakes }: Props<Name>) {
  const element = useRef<HTMLDivElement>(null);
  const server = useContext(ServerViewsContext);
  const json = JSON.stringify(props);
  // React renders a page again that the browser has translated. Its islands keep the server's HTML.
  const [served] = useState(() => ({
    json,
    html:
      server === null
        ? servedHtml(`[data-island="${name}"][data-props="${CSS.escape(json)}"]`)
        : null,
  }));
  useEffect(() => (element.current === null ? undefined : activateIsland(element.current)), [json]);
  const attributes = { "data-island": name, "data-props": json, "data-wakes": wakes };
  if (server !== null) {
    const View: ComponentType<IslandProps<Name>> = server.islands[name];
    return (
      <>
        <div {...attributes}>
          <View {...props} />
        </div>
        {notice}
      </>
    );
  }
  return (
    <>
      <div
        key={json}
        ref={element}
        {...attributes}
        dangerouslySetInnerHTML={{ __html: served.json === json ? (served.html ?? "") : "" }}
        suppressHydrationWarning
      />
      {notice}
    </>
  );
}
