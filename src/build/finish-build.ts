import type { GatsbyNode } from "gatsby";
import { writePolicies } from "./security-policy";

/** What is done to the written files after a build. */
export const finishBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const pages = await writePolicies("public");
  reporter.info(`security policy written into ${pages} pages`);
};
