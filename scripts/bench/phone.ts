import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { forget, observe } from "./event-timing";
import { BENCH_ORIGIN } from "./site";

const SLOWDOWN = 4;
const SETTLE_MS = 1000;
const TAP_MS = 80;
const REST_MS = 6000;
const ALIVE_LIMIT_MS = 60_000;

/** Runs Chromium for the work, and ends it whatever becomes of the work. */
export async function withBrowser<T>(
  executablePath: string,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const args = [
    "--no-sandbox",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
  ];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Gives the work a fresh phone, whose CPU is four times slower than this machine's, and takes it away. */
export async function withPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "en-IN",
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await observe(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Lets tasks that are under way and their notes come to an end. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
}

/** Whether a page's scripts have taken over: its first page view is then queued. */
async function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...(window.dataLayer ?? [])].some((entry: unknown) =>
      Object.values(Object(entry) as object).includes("page_view"),
    ),
  );
}

/**
 * Opens a page and waits until its scripts have taken over and it has come to rest. It is seldom looked
 * whether they have: looking is a task of the page's own, and no visitor does it.
 *
 * @throws Where they have not within a minute.
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(BENCH_ORIGIN + path);
  for (let waited = 0; waited < ALIVE_LIMIT_MS; waited += REST_MS) {
    await page.waitForTimeout(REST_MS);
    if (await isAlive(page)) return settle(page);
  }
  throw new Error(`${path} has not come to life within ${ALIVE_LIMIT_MS / 1000} s.`);
}

/**
 * Taps the middle of an element with a finger that rests for 80 ms. Playwright's own `tap` lifts it at
 * once, which no finger does, and listens to every event of it inside the page.
 *
 * @throws Where it is not on the screen.
 */
export async function tapOn(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("What is to be tapped is not on the screen.");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** Opens a page, alive and with nothing noted yet. */
export async function openAtEase(page: Page, path: string): Promise<void> {
  await openAlive(page, path);
  await forget(page);
}
