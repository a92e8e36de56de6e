import type { ReactNode } from "react";
import { indexAddress, type IndexPosition } from "../lib/index-pages";
import type { PageThing } from "../seo/structured-data";
import { splitClosing, splitContent } from "../sections/content-parts";
import * as styles from "../sections/content.module.css";
import { StaticContent } from "../runtime/static-content";
import { PageLinks } from "../ui/page-links";
import { PageHead } from "./page-head";
import { PageSeo } from "./page-seo";
import { useTrail } from "./use-trail";

interface IndexPageProps {
  readonly page: Pick<
    Queries.PageFragment,
    "url" | "title" | "heading" | "description" | "intro"
  > & {
    readonly breadcrumb?: string | null;
    readonly text: Pick<Queries.PageFragment, "body" | "images"> | null;
  };
  readonly position: IndexPosition;
  /** What is invented on the page, if anything. */
  readonly sample?: string | false;
  readonly things?: readonly PageThing[];
  readonly hasFeed?: boolean;
  /** Shown above the heading. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly end?: ReactNode;
}

/** A page of an index, entries first. Only the first page shows the author's text, below the entries. */
export function IndexPage(props: IndexPageProps) {
  const { page, position, sample, things = [], hasFeed = false, mark, children, end } = props;
  const { number, count } = position;
  const isFirst = number === 1;
  const text = isFirst ? page.text : null;
  const { main, closing } = splitClosing(splitContent(text?.body ?? []).text);
  const part = (name: "text" | "closing", nodes: typeof main) =>
    text !== null &&
    nodes.length > 0 && (
      <StaticContent part={name} className={styles.content} nodes={nodes} images={text.images} />
    );
  const where = `Page ${number} of ${count}`;
  const url = indexAddress(page.url, number);
  const first = useTrail(page);
  const trail = isFirst ? first : [...first, { label: `Page ${number}`, url }];
  return (
    <>
      <PageSeo
        title={isFirst ? page.title : `${page.title}, page ${number}`}
        description={isFirst ? page.description : `${where}. ${page.description}`}
        url={url}
        trail={trail}
        things={things}
        hasFeed={hasFeed}
        hasMarkdown={text !== null}
      />
      <PageHead
        trail={trail}
        mark={mark}
        heading={page.heading}
        intro={isFirst ? page.intro : where}
        sample={sample}
        isCompact
      />
      {children}
      <PageLinks url={page.url} position={position} />
      {part("text", main)}
      {end}
      {part("closing", closing)}
    </>
  );
}
