/** One mistake in a content file, in words an author can act on. */
export interface Problem {
  /** Path from the project's root, with forward slashes: `content/blog/a.mdx`. */
  readonly file: string;
  /** 1-based line in the file. */
  readonly line: number;
  /** The front-matter field (`author`, `figures.0.label`), or `body`. */
  readonly field: string;
  /** What is wrong and how to fix it, one sentence or two. */
  readonly message: string;
}

/**
 * `content/blog/a.mdx:3 author: what is wrong and how to fix it`, as `check:content` prints it: on
 * one line, also where it quotes an author's line breaks.
 */
export function formatProblem({ file, line, field, message }: Problem): string {
  return `${file}:${line} ${field}: ${message}`.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** `3 mistakes in 2 files`. */
export function countProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file));
  return `${count(problems.length, "mistake")} in ${count(files.size, "file")}`;
}

/** Orders problems by file, then line, then field, so that a list reads like the files do. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.field.localeCompare(b.field);
}
