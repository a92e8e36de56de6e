/** Size in pixels that social networks show without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Folder of the images for link previews, which the build draws. */
export const SHARE_FOLDER = "share";

/** Address of the link preview image of a page: `/blog/a-post/` has `/share/blog-a-post.jpg`. */
export function shareImageOf(url: string): string {
  const name = url.replaceAll("/", "-").replace(/^-+|-+$/gu, "") || "home";
  return `/${SHARE_FOLDER}/${name}.jpg`;
}
