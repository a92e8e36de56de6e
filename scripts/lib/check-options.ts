/** How to call the check. */
const USAGE = "Usage: npm run check:content -- [--no-samples]";

/** The options of `npm run check:content`, or what is wrong with them. */
type CheckOptions = { readonly noSamples: boolean } | { readonly mistake: string };

/**
 * Reads the options of `npm run check:content`.
 *
 * @param env Without `--` before it, npm takes `--no-samples` for its own and sets `npm_config_samples` to "".
 */
export function checkOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CheckOptions {
  const unknown = args.find((arg) => arg !== "--no-samples");
  if (unknown !== undefined) return { mistake: `Unknown option: ${unknown}\n${USAGE}` };
  return { noSamples: args.length > 0 || env.npm_config_samples === "" };
}
