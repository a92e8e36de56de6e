import type { ReactNode } from "react";
import type { ContentImage } from "../sections/content-nodes";
import { contentParts } from "../sections/content-parts";
import { PageHead } from "./page-head";

interface PageBodyProps {
  readonly page: {
    readonly heading: string;
    readonly intro: string | null;
    readonly body: unknown;
    readonly images: readonly ContentImage[];
  };
  /** What stands between the head and the text. */
  readonly afterHead?: ReactNode;
}

/** The head of a page with what it opens with, and the rest of its text. */
export function PageBody({ page, afterHead }: PageBodyProps) {
  const { heading, intro, body, images } = page;
  const { actions, scene, text } = contentParts(body, images);
  return (
    <>
      <PageHead heading={heading} intro={intro} actions={actions} evidence={scene} />
      {afterHead}
      {text}
    </>
  );
}
