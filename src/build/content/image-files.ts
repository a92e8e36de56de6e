import path from "node:path";
import type { Problem } from "../../content-model/problem";
import { marked, type FileReport } from "./entry";
import { isAsset } from "./locate";

/** Half of the size that the author guide names: a smaller cover is blurred on most screens. */
const LEAST = { width: 800, height: 450 };

/** What is wrong with an image's file; null if pages can show it. */
async function fileMistake(file: string, isCover: boolean): Promise<string | null> {
  // Loaded on demand: few entries show an image of their own.
  const { default: sharp } = await import("sharp");
  const size = await sharp(file)
    .metadata()
    .catch(() => null);
  if (size === null) return "can't be read as an image; export it again";
  const { width, height } = size;
  return isCover && (width < LEAST.width || height < LEAST.height)
    ? `is ${width} × ${height} px, too small for a cover; export it at 1600 × 900 px`
    : null;
}

/**
 * Finds images that pages can't show, and covers that are far too small.
 *
 * @param root The project's folder.
 * @param files Every file below `content/`, from the project's root.
 */
export async function imageFileProblems(
  root: string,
  results: readonly FileReport[],
  files: ReadonlySet<string>,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const result of results) {
    for (const { target, line, field } of marked(result, "image")) {
      const image = path.posix.join(path.posix.dirname(result.file), target);
      // The check between files reports an image that isn't there.
      if (!isAsset(image) || !files.has(image)) continue;
      const mistake = await fileMistake(path.join(root, image), field === "cover.src");
      if (mistake === null) continue;
      problems.push({
        file: result.file,
        line,
        field,
        message: `shows ${target}, which ${mistake}`,
      });
    }
  }
  return problems;
}
