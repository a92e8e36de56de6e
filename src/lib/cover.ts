import { fileNameOf } from "./page-drawing";

/** Width and height of a drawn cover, in its own units. */
export const COVER_SIZE = { width: 800, height: 450 };

/** Address of the drawn cover of an entry: `/blog/a-post/` has `/drawings/cover-blog-a-post.svg`. */
export function coverDrawing(url: string): string {
  return `/drawings/cover-${fileNameOf(url)}.svg`;
}
