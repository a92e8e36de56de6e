import { indexAddress, shownNumbers, type IndexPlace } from "../lib/index-pages";
import { LinkRow } from "./link-row";

/** Pagination of an index with more than one page. */
export function PageLinks({ url, place }: { readonly url: string; readonly place: IndexPlace }) {
  const numbers = place.count === 1 ? [] : shownNumbers(place);
  const links = numbers.map((number) => ({
    url: indexAddress(url, number),
    label: String(number),
    name: `Page ${number} of ${place.count}`,
    isCurrent: number === place.number,
  }));
  return <LinkRow label="Pages" links={links} variant="pages" />;
}
