import { existsSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { webManifest } from "./web-manifest";

const icons = z.array(z.object({ src: z.string(), purpose: z.string() }));
const schema = z.object({ name: z.string(), start_url: z.string(), icons });

test("the manifest has the brand's name, and icons that exist", () => {
  const manifest = schema.parse(
    JSON.parse(webManifest({ brand: 'A "B" & C', tagline: "Tools for buyers" }, "#fff")),
  );
  expect(manifest.name).toBe('A "B" & C');
  expect(manifest.start_url).toBe("/");
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src } of manifest.icons) expect(existsSync(`static${src}`)).toBe(true);
});
