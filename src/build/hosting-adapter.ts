import type { IAdapter } from "gatsby";
import { writeHostingFiles } from "./hosting-files";

/**
 * Writes the files of all hosts. Without an adapter in the config, `gatsby build` downloads a list of
 * adapters and runs one.
 */
export const hostingAdapter: IAdapter = {
  name: "static-host",
  async adapt({ routesManifest, reporter }) {
    const redirects = routesManifest.flatMap((route) =>
      route.type === "redirect" ? [{ from: route.path, to: route.toPath }] : [],
    );
    const { all, written, warnings } = await writeHostingFiles(process.cwd(), redirects);
    reporter.info(`Compressed ${written} of ${all} texts`);
    for (const warning of warnings) reporter.warn(warning);
  },
};
