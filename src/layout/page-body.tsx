import type { ReactNode } from "react";
import { sampleNotes } from "../lib/sample-notes";
import type { ContentImage } from "../sections/content-nodes";
import { splitContent } from "../sections/content-parts";
import * as styles from "../sections/content.module.css";
import { StaticContent } from "../sections/static-content";
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
}

/** The head of a page with its opening, and the rest of its text. */
export function PageBody({ page, trail, afterHead }: PageBodyProps) {
  const { url, heading, intro, sample, body, images } = page;
  const { actions, scene, text } = splitContent(body);
  const part = (name: "actions" | "scene", nodes: typeof text) =>
    nodes.length > 0 && (
      <StaticContent part={name} className={styles[name]} nodes={nodes} images={images} />
    );
  return (
    <>
      <PageHead
        url={url}
        {...(trail && { trail })}
        heading={heading}
        intro={intro}
        actions={part("actions", actions)}
        sample={sample && sampleNotes.page}
        evidence={part("scene", scene)}
      />
      {afterHead}
      <StaticContent part="text" className={styles.content} nodes={text} images={images} />
    </>
  );
}
