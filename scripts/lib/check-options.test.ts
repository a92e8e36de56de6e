import { expect, test } from "@jest/globals";
import { checkOptions } from "./check-options";

test.each([
  ["no option", [], {}, { noSamples: false }],
  ["the option", ["--no-samples"], {}, { noSamples: true }],
  ["the option without -- before it", [], { npm_config_samples: "" }, { noSamples: true }],
  [
    "a misspelt option",
    ["--no-sampels"],
    {},
    {
      mistake: "Unknown option: --no-sampels\nUsage: npm run check:content -- [--no-samples]",
    },
  ],
])("%s", (_, args, env, expected) => {
  expect(checkOptions(args, env)).toEqual(expected);
});
