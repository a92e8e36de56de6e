import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { z } from "zod";
import { settings } from "../../support/site-content";

const icons = z.array(z.object({ src: z.string(), sizes: z.string() }));
const manifestSchema = z.object({ name: z.string(), icons });
const manifest = manifestSchema.parse(
  JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")),
);

test("the manifest has the brand's name and icons of the size that it says", async () => {
  expect(manifest.name).toBe(settings.brand);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
