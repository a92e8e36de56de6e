import { fileNameOf } from "./page-figure";

/** Width and height of a drawn cover, in its own units. */
export const COVER_SIZE = { width: 800, height: 450 };

/** Address of the drawn cover of an entry: `/blog/a-post/` has `/figures/cover-blog-a-post.svg`. */
export function coverFigure(url: string): string {
  return `/figures/cover-${fileNameOf(url)}.svg`;
}
