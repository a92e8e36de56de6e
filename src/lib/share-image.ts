import { fileNameOf } from "./page-drawing";

/** Size in pixels that social networks show without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Address of the link preview image of a page: `/blog/a-post/` has `/share/blog-a-post.jpg`. */
export const shareImageOf = (url: string) => `/share/${fileNameOf(url)}.jpg`;
