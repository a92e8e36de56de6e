import { repairBrokenAddress } from "./navigation/broken-address";

/**
 * The entry of the browser's bundle. It evaluates Gatsby's entry and what that imports in several short
 * tasks, so that a slow phone answers its visitor in between. In one task they cost 150 ms of Total
 * Blocking Time on a simulated phone.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  async () => import(/* webpackMode: "eager" */ "react"),
  async () => import(/* webpackMode: "eager" */ "react-dom/client"),
  async () => import(/* webpackMode: "eager", webpackExports: [] */ "@gatsbyjs/reach-router"),
  async () => import(/* webpackMode: "eager", webpackExports: [] */ "../features/analytics"),
  async () => import(/* webpackMode: "eager" */ "../../gatsby-browser"),
  async () => import(/* webpackMode: "eager" */ "gatsby-entry"),
];

async function start(): Promise<void> {
  repairBrokenAddress();
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    await part();
  }
}

void start();
