import { rmSync } from "node:fs";
import type { CreatePagesArgs, GatsbyNode, Reporter } from "gatsby";
import { kindNames, kinds } from "../content-model/kinds";
import { countProblems, formatProblem, type Problem } from "../content-model/problem";
import { checkContent } from "./content/check";
import type { FileReport } from "./content/entry";
import { reportOf } from "./content/parsed-entries";
import { shownUntil } from "./content/publish-date";
import { CACHE_MAKER } from "./source-hash";

const listOf = (problems: readonly Problem[]) =>
  problems.length === 0
    ? ""
    : `${countProblems(problems)}:\n${problems.map(formatProblem).join("\n")}`;

const isDevelop = () => process.env.gatsby_executing_command === "develop";

type Published = Pick<FileReport, "file" | "kind" | "slug">;

/** What later checks of the same process need: the list that was printed last, and what visitors see. */
const state: { printed: string; published: readonly Published[] } = { printed: "", published: [] };

/**
 * Checks all content before the build and stops it with the list of mistakes. In `gatsby develop` the
 * list is printed and the server starts.
 */
export const checkContentFirst: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const { results, problems } = await checkContent(process.cwd(), reportOf);
  state.printed = listOf(problems);
  state.published = results.filter(({ kind, release }) => kind !== null && release <= shownUntil());
  if (problems.length > 0) reporter.panicOnBuild(state.printed);
};

/** In `gatsby develop`, checks all content after a save and prints the list if it has changed. */
export async function checkContentOnSave(reporter: Reporter): Promise<void> {
  if (!isDevelop()) return;
  const { problems } = await checkContent(process.cwd(), reportOf);
  const list = listOf(problems);
  if (list === state.printed) return;
  state.printed = list;
  if (list === "") reporter.success("No mistakes in the content.");
  else reporter.error(list);
}

/**
 * Stops a build that would lose an entry. A build that was killed while it created nodes leaves files in
 * Gatsby's cache without their entries, and the next build would silently skip these pages.
 */
export function requireAllEntries({ getNodesByType, reporter }: CreatePagesArgs): void {
  if (isDevelop()) return;
  const created = new Set(
    kindNames.flatMap((kind) =>
      getNodesByType(kinds[kind].type).map(({ slug }) => `${kind} ${String(slug)}`),
    ),
  );
  const lost = state.published.filter(({ kind, slug }) => !created.has(`${kind} ${slug}`));
  if (lost.length === 0) return;
  rmSync(CACHE_MAKER, { force: true });
  const files = lost.map(({ file }) => file).join(", ");
  reporter.panicOnBuild(
    `Gatsby's cache has no entry for ${files}, because an earlier run was interrupted. Run npm run build again; it will start without the cache.`,
  );
}
