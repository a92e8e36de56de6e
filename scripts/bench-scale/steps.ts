/** A step of a build, by what Gatsby says of it. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** `success createPages - 0.412s`, and with a count: `success run queries in workers - 1.4s - 79/79 534/s`. */
const LINE = /^success (?<name>.+?) - (?<seconds>\d+(?:\.\d+)?)s(?:\s|$)/u;

/** What moves a terminal's cursor and colours its text. */
// eslint-disable-next-line no-control-regex -- these are control characters
const CONTROLS = /\u001B\[[0-9;]*[A-Za-z]/gu;

/** Lines as Gatsby means them: it breaks long ones at 80 characters. */
function linesOf(output: string): string[] {
  return output
    .replace(CONTROLS, "")
    .replace(/ -\r?\n/gu, " - ")
    .split(/\r?\n/u);
}

/** The steps that Gatsby's output names, the slowest first. Some are parts of others. */
export function slowestSteps(output: string): Step[] {
  return linesOf(output)
    .flatMap((line) => {
      const { name, seconds } = LINE.exec(line.trim())?.groups ?? {};
      return name === undefined ? [] : [{ name, seconds: Number(seconds) }];
    })
    .sort((a, b) => b.seconds - a.seconds);
}
