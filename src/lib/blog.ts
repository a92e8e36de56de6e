/** Path of the blog's index. */
export const BLOG = "/blog/";

/** Path of the blog's Atom feed. */
export const FEED = "/blog/feed.xml";
