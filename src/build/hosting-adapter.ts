import { writeFile } from "node:fs/promises";
import type { IAdapter } from "gatsby";
import { formatHeaderRules, headerRules } from "./hosting-headers";

/**
 * Writes the headers file that static hosts read. Without an adapter in the config, `gatsby build`
 * downloads a list of adapters and runs one.
 */
export const hostingAdapter: IAdapter = {
  name: "static-host",
  async adapt() {
    await writeFile("public/_headers", formatHeaderRules(headerRules));
  },
};
