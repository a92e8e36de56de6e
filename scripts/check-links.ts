import { listFiles, readEveryPage } from "./lib/built-pages";
import { filesNaming, readWrittenFiles } from "./lib/files-naming";
import { runMain } from "./lib/main";
import { reportLinks, type PageLink } from "./lib/site-links";
import { table } from "./lib/table";

/** Most clicks from home to any page. */
const DEEPEST = 2;

/** Prints a heading, and each address once with the pages that link to it. */
function printLinks(heading: string, links: readonly PageLink[]): void {
  const pages = new Map<string, Set<string>>();
  for (const { href, from } of links) pages.set(href, (pages.get(href) ?? new Set()).add(from));
  console.log(`\n${heading}: ${pages.size}`);
  for (const [href, from] of pages) {
    const [first = "", ...others] = from;
    console.log(`  ${href} (${first}${others.length > 0 ? ` and ${others.length} more` : ""})`);
  }
}

/** Prints each address of another site with the files that name it. */
function printExternal(links: readonly PageLink[]): void {
  const files = readWrittenFiles();
  // Share links differ in their query only.
  const addresses = new Map(
    links.map(({ href, from }) => [href.split("?", 1)[0] ?? href, { href, from }]),
  );
  console.log(`\nLinks to other sites, not fetched: ${addresses.size}`);
  for (const [address, { href, from }] of addresses) {
    const [named = from, ...others] = filesNaming(href, files);
    console.log(`  ${address} (${named}${others.length > 0 ? ` and ${others.length} more` : ""})`);
  }
}

/**
 * `npm run check:links`: crawls the built site. Lists click depths, dead links, orphans and links to
 * other sites, and exits with 1 if a link is dead or a page is out of reach.
 */
runMain(() => {
  const report = reportLinks(readEveryPage(), new Set(listFiles("public")));
  const { dead, external, orphans, depths } = report;
  const pages = [...depths].sort(([, a], [, b]) => a - b);
  const shown = (depth: number) => (depth === Infinity ? "none" : String(depth));
  console.log(
    table(
      ["page", "clicks from home"],
      pages.map(([url, depth]) => [url, shown(depth)]),
    ),
  );
  const deep = pages.filter(([, depth]) => depth > DEEPEST);
  printExternal(external);
  printLinks("Dead links", dead);
  console.log(`\nOrphans, to which no other page links: ${orphans.length}`);
  for (const url of orphans) console.log(`  ${url}`);
  console.log(
    `\nPages without a path of links in pages' bodies from home: ${pages.filter(([, depth]) => depth === Infinity).length}`,
  );
  console.log(`Pages more than ${DEEPEST} clicks from home: ${deep.length}`);
  for (const [url, depth] of deep) console.log(`  ${url} (${shown(depth)})`);
  return dead.length === 0 && orphans.length === 0 && deep.every(([, depth]) => depth < Infinity)
    ? 0
    : 1;
});
