import type { ReactNode } from "react";
import { indexAddress, type IndexPlace } from "../lib/index-pages";
import { Content } from "../sections/content";
import { PageLinks } from "../ui/page-links";
import { PageHead } from "./page-head";
import { PageSeo } from "./page-seo";

interface IndexPageProps {
  readonly page: Queries.PageFragment;
  readonly place: IndexPlace;
  /** The entries. */
  readonly children: ReactNode;
}

/** A page of an index: the first has the author's text, the others have entries alone. */
export function IndexPage({ page, place, children }: IndexPageProps) {
  const { number, count } = place;
  const isFirst = number === 1;
  const position = `Page ${number} of ${count}`;
  return (
    <>
      <PageSeo
        title={isFirst ? page.title : `${page.title}, page ${number}`}
        description={isFirst ? page.description : `${position}. ${page.description}`}
        url={indexAddress(page.url, number)}
      />
      <PageHead heading={page.heading} intro={isFirst ? page.intro : position} />
      {isFirst && <Content body={page.body} images={page.images} />}
      {children}
      <PageLinks url={page.url} place={place} />
    </>
  );
}
