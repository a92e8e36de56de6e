/**
 * Where the browser's bundle begins, in the place of Gatsby's entry: the same modules, evaluated in a
 * few tasks rather than in one, so that a slow phone answers its visitor in between
 * (docs/decisions/0042-start-in-tasks.md).
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
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    await part();
  }
}

void start();
