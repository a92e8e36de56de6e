import { escapeMarkup } from "./escape-markup";

/** The metadata of a feed. */
export interface FeedFacts {
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Path of the feed. */
  readonly path: string;
  /** Path of the page that lists the same posts. */
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

const moment = (day: string) => `${day}T00:00:00Z`;

function entryText(siteUrl: string, entry: FeedEntry): string {
  const address = escapeMarkup(siteUrl + entry.url);
  const author = `<name>${escapeMarkup(entry.author.name)}</name><uri>${escapeMarkup(siteUrl + entry.author.url)}</uri>`;
  return [
    "  <entry>",
    `    <id>${address}</id>`,
    `    <title>${escapeMarkup(entry.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <published>${moment(entry.date)}</published>`,
    `    <updated>${moment(entry.lastModified)}</updated>`,
    `    <author>${author}</author>`,
    ...entry.topics.map(
      ({ slug, label }) =>
        `    <category term="${escapeMarkup(slug)}" label="${escapeMarkup(label)}"/>`,
    ),
    `    <summary>${escapeMarkup(entry.description)}</summary>`,
    `    <content type="html">${escapeMarkup(entry.content)}</content>`,
    "  </entry>",
  ].join("\n");
}

/** An Atom feed (https://www.rfc-editor.org/rfc/rfc4287). URLs are the ids, since they never change. */
export function atomFeed(feed: FeedFacts, entries: readonly FeedEntry[]): string {
  const { siteUrl, path, page, title, subtitle } = feed;
  const changes = entries.map(({ lastModified }) => lastModified).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `  <id>${escapeMarkup(siteUrl + page)}</id>`,
    `  <title>${escapeMarkup(title)}</title>`,
    `  <subtitle>${escapeMarkup(subtitle)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(siteUrl + path)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeMarkup(siteUrl + page)}"/>`,
    `  <updated>${moment(changes.at(-1) ?? "1970-01-01")}</updated>`,
    ...entries.map((entry) => entryText(siteUrl, entry)),
    "</feed>",
    "",
  ].join("\n");
}
