/** A step of a build, by what Gatsby says of it. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** `success createPages - 0.412s`, and with a count: `success Building static HTML … - 9.1s 5/5 0.5/s`. */
const LINE = /^success (?<name>.+?) - (?<seconds>\d+(?:\.\d+)?)s(?:\s|$)/u;

/** Codes by which a terminal colours text. */
// eslint-disable-next-line no-control-regex -- these codes are control characters
const COLOURS = /\u001B\[[0-9;]*m/gu;

/** The steps that Gatsby's output names, the slowest first. Some are parts of others. */
export function slowestSteps(output: string): Step[] {
  return output
    .replace(COLOURS, "")
    .split("\n")
    .flatMap((line) => {
      const found = LINE.exec(line.trim())?.groups;
      return found === undefined
        ? []
        : [{ name: found.name ?? "", seconds: Number(found.seconds) }];
    })
    .sort((a, b) => b.seconds - a.seconds);
}
