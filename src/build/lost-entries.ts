import type { NodePluginArgs } from "gatsby";
import type { FileReport } from "./content/entry";
import { nodeTypes } from "./content-nodes";

/**
 * Files whose entry visitors shall see and Gatsby has no node of. A build that ended while it made
 * nodes leaves a file in Gatsby's cache without what is made of it, and the next one takes the file for
 * done: the page would be missing, and nothing would say so.
 *
 * @param results What was found in each file.
 * @param shown The last release that is shown.
 */
export function lostEntries(
  results: readonly FileReport[],
  getNodesByType: NodePluginArgs["getNodesByType"],
  shown: string,
): readonly string[] {
  const there = new Set(
    Object.entries(nodeTypes).flatMap(([kind, type]) =>
      getNodesByType(type).map(({ slug }) => `${kind} ${String(slug)}`),
    ),
  );
  return results
    .filter(
      ({ kind, slug, release }) =>
        kind !== null && release <= shown && !there.has(`${kind} ${slug}`),
    )
    .map(({ file }) => file);
}
