import { useLayoutEffect, useRef } from "react";
import { bringToLife } from "./bring-to-life";

interface HtmlPartProps {
  readonly html: string;
  readonly className: string | undefined;
}

/**
 * A part of a text as HTML. In a prerendered page it is there already: React leaves the content of
 * such an element as it is. Its links and buttons are handled here, since no component is behind them.
 */
export function HtmlPart({ html, ...attributes }: HtmlPartProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current === null ? undefined : bringToLife(ref.current)), []);
  return (
    <div
      ref={ref}
      {...attributes}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
