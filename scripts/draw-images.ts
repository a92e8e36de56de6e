import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { drawings } from "./draw-images/drawings";
import { colours, sheet } from "./draw-images/svg";
import { requireChromium } from "./lib/chromium";
import { runMain } from "./lib/main";
import { SetupError } from "./lib/ports";

const FONT = "src/styles/fonts/plain-ledger.woff2";

/** Most bytes of a file, and the colours that flat areas and the edges of letters need. */
const MOST_BYTES = 60_000;
const COLOURS = 32;

/** Whole pixels and grey edges, so that the same browser draws the same file. */
const FLAGS = ["--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb"];

/** A page in the site's font, which no host serves. */
async function blankPage(): Promise<string> {
  const font = (await readFile(FONT)).toString("base64");
  return `<!doctype html><style>
    @font-face { font-family: Ledger; font-weight: 400 700; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; font-family: Ledger; font-variant-numeric: tabular-nums; }
    svg { display: block; }
  </style>`;
}

/** `npm run draw-images`: draws every image of the content anew, as it is committed. */
runMain(async () => {
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: FLAGS });
  try {
    const { width, height } = sheet;
    const page = await browser.newPage({ viewport: { width, height } });
    const blank = await blankPage();
    for (const { file, svg, ...size } of drawings) {
      await page.setContent(blank + svg);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const png = await sharp(await page.screenshot())
        .resize({ ...size, fit: "contain", background: colours.paper })
        .png({ palette: true, colours: COLOURS, effort: 10, dither: 0, compressionLevel: 9 })
        .toBuffer();
      if (png.length > MOST_BYTES) throw new SetupError(`${file} has ${png.length} bytes.`);
      await writeFile(file, png);
      console.log(`${png.length} bytes, ${file}`);
    }
  } finally {
    await browser.close();
  }
  return 0;
});
