import type { GatsbyNode } from "gatsby";
import { writePolicies } from "./security-policy";

/** What is done to the written files after a build. */
export const finishBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }) => {
  const { program } = store.getState();
  const pages = await writePolicies(`${program.directory}/public`);
  reporter.info(`security policy written into ${pages} pages`);
};
