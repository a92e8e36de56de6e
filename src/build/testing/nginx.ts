/** A directive of an nginx configuration: its name and arguments, and what is between its braces. */
export interface Directive {
  readonly words: readonly string[];
  readonly block: readonly Directive[] | null;
}

const TOKEN = /#[^\n]*|"(?<quoted>(?:[^"\\]|\\.)*)"|(?<sign>[{};])|(?<word>(?:[^\s{};"#]|\{\})+)/gu;

/** Reads a configuration. Throws if its braces, quotes or semicolons don't match. */
export function parseNginx(text: string): readonly Directive[] {
  const tokens = [...text.matchAll(TOKEN)].filter(([token]) => !token.startsWith("#"));
  let at = 0;
  const readBlock = (isOpen: boolean): Directive[] => {
    const directives: Directive[] = [];
    let words: string[] = [];
    for (let token = tokens[at++]; token !== undefined; token = tokens[at++]) {
      const { quoted, sign, word } = token.groups ?? {};
      if (sign === undefined) {
        words.push(quoted?.replaceAll(/\\(["\\])/gu, "$1") ?? word ?? "");
      } else if (sign === "}") {
        if (!isOpen || words.length > 0) throw new Error(`unexpected } after ${words.join(" ")}`);
        return directives;
      } else {
        if (words.length === 0) throw new Error(`${sign} without a directive`);
        directives.push({ words, block: sign === "{" ? readBlock(true) : null });
        words = [];
      }
    }
    if (isOpen || words.length > 0) throw new Error(`unfinished: ${words.join(" ")}`);
    return directives;
  };
  return readBlock(false);
}

/** The value of a `map` for an input. */
export function valueOf(config: readonly Directive[], variable: string, input: string): string {
  const map = config.find(({ words }) => words[0] === "map" && words[2] === variable);
  const pairs = (map?.block ?? []).map(({ words: [key = "", value = ""] }) => ({ key, value }));
  const found = pairs.find(({ key }) => {
    const [, flag, expression] = /^~(?<flag>\*?)(?<expression>.*)$/u.exec(key) ?? [];
    return expression !== undefined && new RegExp(expression, flag === "" ? "u" : "iu").test(input);
  });
  return (found ?? pairs.find(({ key }) => key === "default"))?.value ?? "";
}
