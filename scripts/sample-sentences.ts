import { parseArgs } from "node:util";
import { readBuiltPages } from "./lib/built-pages";
import { runMain } from "./lib/main";
import { draw, sentencesOf } from "./lib/sentences";

/**
 * `npm run sample:sentences`: draws random sentences of the built site, to be read aloud.
 * `--count=100` and `--seed=1` choose how many and which.
 */
runMain(() => {
  const { values } = parseArgs({
    options: {
      count: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
    },
  });
  const all = readBuiltPages().flatMap(sentencesOf);
  const drawn = draw(all, Number(values.count), Number(values.seed));
  for (const [index, { url, text }] of drawn.entries()) console.log(`${index + 1}. ${url} ${text}`);
  console.log(`\n${drawn.length} of ${all.length} sentences.`);
  return 0;
});
