import type { ReactNode } from "react";
import { Content, renderNodes, type ContentImage } from "../sections/content";
import { splitOpening } from "../sections/opening";
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
  const { actions, evidence, rest } = splitOpening(body);
  return (
    <>
      <PageHead
        heading={heading}
        intro={intro}
        actions={actions.length > 0 && renderNodes(actions, images)}
        evidence={evidence.length > 0 && renderNodes(evidence, images)}
      />
      {afterHead}
      <Content tree={rest} images={images} />
    </>
  );
}
