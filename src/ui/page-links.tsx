import { indexAddress, shownNumbers, type IndexPlace } from "../lib/index-pages";
import { LinkRow } from "./link-row";

interface PageLinksProps {
  /** Path of the index. */
  readonly url: string;
  readonly place: IndexPlace;
}

/** Pagination of an index with more than one page. */
export function PageLinks({ url, place }: PageLinksProps) {
  const numbers = place.count === 1 ? [] : shownNumbers(place);
  const links = numbers.map((number) => ({
    url: indexAddress(url, number),
    label: String(number),
    name: `Page ${number} of ${place.count}`,
    isCurrent: number === place.number,
  }));
  return <LinkRow label="Pages" links={links} variant="pages" />;
}
