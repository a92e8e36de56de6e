import { writeFile } from "node:fs/promises";
import type { IAdapter } from "gatsby";
import { formatHeaderRules, headerRules } from "./hosting-headers";

/**
 * Writes the header file that static hosts read. Without an adapter of its own, `gatsby build`
 * would fetch a list of adapters from the network and run one (gatsby-facts.md).
 */
export const hostingAdapter: IAdapter = {
  name: "static-host",
  async adapt() {
    await writeFile("public/_headers", formatHeaderRules(headerRules));
  },
};
