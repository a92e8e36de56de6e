import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { pagesToMeasure } from "./bench/site";
import { requireChromium } from "./lib/chromium";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { serveSite } from "./lib/static-server";
import { EXTRA_SITE_PORT } from "./lib/test-environment";

const FOLDER = "test-results/screenshots";

/** Window widths in CSS pixels, and the width of each picture on the sheet. */
const WIDTHS = [360, 768, 1440] as const;
const SCHEMES = ["light", "dark"] as const;
const COLUMN = 480;

/** More pages than the benchmark measures: one of each kind, and what visitors see first. */
const MORE = ["/manufacturing/", "/capital/", "/prosource/", "/blog/", "/case-study/", "/about/"];
const LAST = ["/faq/", "/careers/", "/integrations/", "/search/", "/legal/terms/", "/404.html"];

/** A picture of the whole page, without the consent banner. */
async function takePicture(
  browser: Browser,
  address: string,
  width: number,
  colorScheme: "light" | "dark",
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: Math.round(width * 0.7) + 400 },
    colorScheme,
    reducedMotion: "reduce",
  });
  await page.goto(`http://localhost:${EXTRA_SITE_PORT}${address}`, { waitUntil: "networkidle" });
  await page
    .addStyleTag({ content: "[aria-label='Cookie consent']{display:none}" })
    .catch(() => {});
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return sharp(picture).resize({ width: COLUMN }).png().toBuffer();
}

/** One image with a page at every width, light above dark. */
async function drawSheet(browser: Browser, address: string): Promise<string> {
  const overlays: OverlayOptions[] = [];
  let top = 0;
  for (const scheme of SCHEMES) {
    let tallest = 0;
    for (const [index, width] of WIDTHS.entries()) {
      const input = await takePicture(browser, address, width, scheme);
      const { height } = await sharp(input).metadata();
      overlays.push({ input, left: index * (COLUMN + 16), top });
      tallest = Math.max(tallest, height);
    }
    top += tallest + 16;
  }
  const file = path.join(FOLDER, `${address.replaceAll(/[/.]+/gu, "-").slice(1) || "home"}.png`);
  const size = { width: WIDTHS.length * (COLUMN + 16), height: top, channels: 3 } as const;
  await sharp({ create: { ...size, background: "gray" } })
    .composite(overlays)
    .toFile(file);
  return file;
}

/**
 * `npm run screenshots`: contact sheets of the built site in `test-results/screenshots`, one image for
 * each kind of page at 360, 768 and 1440 px, light and dark. `--pages=/,/about/` chooses the pages.
 */
runMain(async () => {
  const { values } = parseArgs({ options: { pages: { type: "string" } } });
  await requireFreePorts(EXTRA_SITE_PORT);
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const server = await serveSite("public", EXTRA_SITE_PORT);
  try {
    const pages = values.pages?.split(",") ?? [...pagesToMeasure(), ...MORE, ...LAST];
    for (const address of pages) console.log(await drawSheet(browser, address));
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
});
