import type { ReactNode } from "react";
import { sampleNotes } from "../lib/sample-notes";
import type { ContentImage } from "../sections/content-props";
import { isComponent, splitContent } from "../sections/content-parts";
import * as styles from "../sections/content.module.css";
import { StaticContent } from "../runtime/static-content";
import type { Crumb } from "../lib/trail";
import { PageHead } from "./page-head";

interface PageBodyProps {
  readonly page: {
    readonly url: string;
    readonly heading: string;
    readonly intro: string | null;
    readonly sample: boolean;
    readonly body: unknown;
    readonly images: readonly ContentImage[];
  };
  /** The breadcrumbs of the page. */
  readonly trail?: readonly Crumb[];
  /** Shown between the head and the text. */
  readonly afterHead?: ReactNode;
  /** For a page whose `afterHead` is what visitors come for. */
  readonly isCompact?: boolean;
  /** Shown after the text. */
  readonly children?: ReactNode;
}

/** The head of a page with its opening, and its text. */
export function PageBody({ page, trail, afterHead, isCompact = false, children }: PageBodyProps) {
  const { url, heading, intro, sample, body, images } = page;
  const { actions, scene, isWide, text } = splitContent(body);
  const [object] = scene.flatMap((node) =>
    typeof node === "object" && "component" in node ? node : [],
  );
  const isLabelled =
    object !== undefined && "sample" in object.props && object.props.sample === true;
  const part = (name: "actions" | "scene", nodes: typeof text) =>
    nodes.length > 0 && (
      <StaticContent part={name} className={styles[name]} nodes={nodes} images={images} />
    );
  return (
    <>
      <PageHead
        // Engraved lines don't cross those of a drawing.
        url={object?.component === "TradeDrawing" ? undefined : url}
        trail={trail}
        heading={heading}
        intro={intro}
        actions={part("actions", actions)}
        sample={sample && !isLabelled && sampleNotes.page}
        isCompact={isCompact || isComponent(text[0], "Cards")}
        evidence={part("scene", scene)}
        isWide={isWide}
      />
      {afterHead}
      <StaticContent part="text" className={styles.content} nodes={text} images={images} />
      {children}
    </>
  );
}
