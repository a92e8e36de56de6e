import type { ComponentProps } from "react";
import { SearchForm } from "../features/search";
import { indexAddress, type IndexPlace } from "../lib/index-pages";
import { Content } from "../sections/content";
import { EntryList } from "../ui/entry-list";
import { PageLinks } from "../ui/page-links";
import { PageHead } from "./page-head";
import { PageSeo } from "./page-seo";

interface IndexPageProps extends ComponentProps<typeof EntryList> {
  readonly page: Queries.PageFragment;
  readonly place: IndexPlace;
}

/** A page of an index: the first has the author's text, the others have entries alone. */
export function IndexPage({ page, place, entries, empty }: IndexPageProps) {
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
      <SearchForm />
      <EntryList entries={entries} empty={empty} />
      <PageLinks url={page.url} place={place} />
    </>
  );
}
