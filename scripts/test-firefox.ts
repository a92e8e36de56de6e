import puppeteer, { type Page } from "puppeteer-core";
import { parseConfig } from "../src/lib/parse-config";
import { readBuiltPages } from "./lib/built-pages";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { SetupError } from "./lib/setup-error";
import { findProgram } from "./lib/programs";
import { withApi } from "./lib/reference-api";
import { serveSite } from "./lib/static-server";
import { TEST_API_PORT, TEST_SITE_PORT, testEnvironment } from "./lib/test-environment";

const SITE = testEnvironment.GATSBY_SITE_URL;

/** What a page must not cause: errors, and what its security policy blocks. */
type Faults = Map<string, string[]>;

function findFirefox(): string {
  const found = findProgram("firefox-esr", "firefox");
  if (found !== null) return found;
  throw new SetupError("Firefox was not found. Install it: apt-get install firefox-esr");
}

/** Reports violations of the security policy as errors of the page's console. */
async function watch(page: Page, faults: Faults): Promise<void> {
  const add = (text: string) => {
    const { pathname } = new URL(page.url());
    faults.set(pathname, [...(faults.get(pathname) ?? []), text]);
  };
  page.on("console", (message) => {
    if (message.type() === "error") add(message.text());
  });
  page.on("pageerror", (error) => add(String(error)));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`The security policy blocked ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

const hydrated = async (page: Page) => page.waitForSelector("nav[data-hydrated]");

async function open(page: Page, url: string): Promise<void> {
  await page.goto(SITE + url, { waitUntil: "load" });
  // The scripts start when the browser is idle, or at once when the visitor does something.
  await page.mouse.move(10, 10);
  await hydrated(page);
}

/** Opens and closes what a visitor opens: the lead dialog, cookie settings, a form with mistakes, a page. */
async function visit(page: Page): Promise<void> {
  await open(page, "/");
  await page.locator("header ::-p-text(Free Demo)").click();
  await page.locator("[role=dialog] form[method=dialog] [type=submit]").click();
  await page.waitForSelector("[role=dialog] [aria-invalid=true]");
  await page.keyboard.press("Escape");
  await page.locator("footer ::-p-text(Cookie Settings)").click();
  await page.waitForSelector("[role=dialog] [role=switch]");
  await page.keyboard.press("Escape");
  await page.locator("footer a[href='/about/']").click();
  await page.waitForFunction(() => location.pathname === "/about/");
  await hydrated(page);
}

/** Gives an action a page of a Firefox that is started for it. */
async function inFirefox(
  preferences: Readonly<Record<string, unknown>>,
  faults: Faults,
  action: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: preferences,
  });
  try {
    const page = await browser.newPage();
    await watch(page, faults);
    await action(page);
  } finally {
    await browser.close();
  }
}

/**
 * `npm run test:firefox`: opens every page of the site that `npm test` built in Firefox, tries dialogs, a
 * form and a navigation, and lists errors and what the security policy blocked. Exits with 1 if there
 * are any.
 */
runMain(async () => {
  findFirefox();
  await requireFreePorts(TEST_SITE_PORT, TEST_API_PORT);
  const pages = readBuiltPages().map(({ url }) => url);
  const faults: Faults = new Map();
  await withApi(parseConfig(testEnvironment), SITE, async () => {
    const server = await serveSite("public", TEST_SITE_PORT);
    try {
      await inFirefox({}, faults, async (page) => {
        for (const url of [...pages, "/404.html", "/500.html"]) await open(page, url);
        await visit(page);
      });
      // With all cookies blocked, Firefox refuses storage and messages between tabs too.
      await inFirefox({ "network.cookie.cookieBehavior": 2 }, faults, visit);
    } finally {
      await server.close();
    }
  });
  for (const [url, texts] of faults) console.log(`${url}\n  ${texts.join("\n  ")}`);
  console.log(`${pages.length + 4} visits in Firefox, ${faults.size} pages with faults`);
  return faults.size === 0 ? 0 : 1;
});
