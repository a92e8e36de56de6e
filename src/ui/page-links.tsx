import { indexAddress, shownNumbers, type IndexPosition } from "../lib/index-pages";
import { LinkRow } from "./link-row";

/** Pagination of an index with more than one page. */
export function PageLinks({
  url,
  position,
}: {
  readonly url: string;
  readonly position: IndexPosition;
}) {
  const numbers = position.count === 1 ? [] : shownNumbers(position);
  const links = numbers.map((number) => ({
    url: indexAddress(url, number),
    label: String(number),
    name: `Page ${number} of ${position.count}`,
    isCurrent: number === position.number,
  }));
  return <LinkRow label="Pages" links={links} variant="pages" />;
}
