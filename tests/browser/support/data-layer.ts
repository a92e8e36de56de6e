import type { Page } from "@playwright/test";

/** The commands in the queue of the Google tags, each as a list of its arguments. */
export async function dataLayer(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const queue: readonly unknown[] = window.dataLayer ?? [];
    return queue.map((command) =>
      typeof command === "object" && command !== null ? Object.values<unknown>({ ...command }) : [],
    );
  });
}

/** The parameters of the page views among them. */
export async function pageViews(page: Page): Promise<unknown[]> {
  const commands = await dataLayer(page);
  return commands
    .filter(([kind, name]) => kind === "event" && name === "page_view")
    .map(([, , details]) => details);
}

/** The referrer that each page view sends to the Google tags. */
export async function pageReferrers(page: Page): Promise<unknown[]> {
  const commands = await dataLayer(page);
  const referrers = commands
    .filter(([kind]) => kind === "set")
    .map(([, values]) => (values as { page_referrer?: unknown }).page_referrer);
  return referrers.filter((referrer, index) => referrer !== referrers[index - 1]);
}
