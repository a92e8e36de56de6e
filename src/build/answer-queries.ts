import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";

/** Folder of the example queries for developers. */
export const QUERIES = "docs/queries";

/** The file with their answers, written for tests if `ANSWER_QUERIES` is set. */
export const ANSWERS = ".cache/query-answers.json";

/** Answers every query of {@link QUERIES} from the content of this build. */
export async function answerQueries({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const file of readdirSync(QUERIES).sort()) {
    answers[file] = await graphql(readFileSync(path.join(QUERIES, file), "utf8"));
  }
  writeFileSync(ANSWERS, JSON.stringify(answers, null, 2));
}
