/** What a feed says of itself. */
export interface FeedFacts {
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Address of the feed on the site. */
  readonly path: string;
  /** Address of the page that it follows. */
  readonly page: string;
  readonly title: string;
  readonly subtitle: string;
}

/** A post of a feed. */
export interface FeedEntry {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly lastModified: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly topics: readonly { readonly slug: string; readonly label: string }[];
  /** HTML with full addresses. */
  readonly content: string;
}

/** What XML can't hold at all (https://www.w3.org/TR/xml/#charsets). */
// eslint-disable-next-line no-control-regex -- see above
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu;

const escape = (text: string) =>
  text
    .replaceAll(FORBIDDEN, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const moment = (day: string) => `${day}T00:00:00Z`;

function entryText(siteUrl: string, entry: FeedEntry): string {
  const address = escape(siteUrl + entry.url);
  const author = `<name>${escape(entry.author.name)}</name><uri>${escape(siteUrl + entry.author.url)}</uri>`;
  return [
    "  <entry>",
    `    <id>${address}</id>`,
    `    <title>${escape(entry.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <published>${moment(entry.date)}</published>`,
    `    <updated>${moment(entry.lastModified)}</updated>`,
    `    <author>${author}</author>`,
    ...entry.topics.map(
      ({ slug, label }) => `    <category term="${escape(slug)}" label="${escape(label)}"/>`,
    ),
    `    <summary>${escape(entry.description)}</summary>`,
    `    <content type="html">${escape(entry.content)}</content>`,
    "  </entry>",
  ].join("\n");
}

/** An Atom feed (https://www.rfc-editor.org/rfc/rfc4287). Addresses are its ids: they never change. */
export function atomFeed(feed: FeedFacts, entries: readonly FeedEntry[]): string {
  const { siteUrl, path, page, title, subtitle } = feed;
  const changes = entries.map(({ lastModified }) => lastModified).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `  <id>${escape(siteUrl + page)}</id>`,
    `  <title>${escape(title)}</title>`,
    `  <subtitle>${escape(subtitle)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(siteUrl + path)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(siteUrl + page)}"/>`,
    `  <updated>${moment(changes.at(-1) ?? "1970-01-01")}</updated>`,
    ...entries.map((entry) => entryText(siteUrl, entry)),
    "</feed>",
    "",
  ].join("\n");
}
