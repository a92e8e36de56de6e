import { lazy, useEffect, useRef } from "react";
import { required } from "../lib/required";
import { activateIsland } from "./activate-islands";
import { islands, type IslandName, type IslandProps } from "./islands";

interface Props<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps<Name>;
}

/** The views for prerendering, where Gatsby waits for lazy components. */
const lazyViews = new Map(
  Object.entries(islands).map(([name, load]) => [
    name,
    lazy(async () => ({ default: await load() })),
  ]),
);

/**
 * An interactive part of a page or of content. It is prerendered; in the browser React keeps that
 * HTML, and `activateIsland` loads and hydrates the view once the visitor comes near. A view starts
 * anew with new props.
 */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const place = useRef<HTMLDivElement>(null);
  const json = JSON.stringify(props);
  useEffect(() => (place.current === null ? undefined : activateIsland(place.current)), [json]);
  const attributes = { "data-island": name, "data-props": json };
  if (typeof window === "undefined") {
    const View = required(lazyViews.get(name), `island ${name}`);
    return (
      <div {...attributes}>
        <View json={json} />
      </div>
    );
  }
  return (
    <div
      key={json}
      ref={place}
      {...attributes}
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
