import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readPalette } from "./palette";
import type { Site } from "./site";

const icon = (side: number, file: string, purpose: "any" | "maskable") => ({
  src: `/${file}.png`,
  sizes: `${side}x${side}`,
  type: "image/png",
  purpose,
});

/** The web app manifest (https://www.w3.org/TR/appmanifest/), which gives a saved page its name and icon. */
export function webManifest(
  { brand, tagline }: Pick<Site, "brand" | "tagline">,
  color: string,
): string {
  return `${JSON.stringify({
    name: brand,
    short_name: brand,
    description: tagline,
    start_url: "/",
    display: "browser",
    background_color: color,
    theme_color: color,
    icons: [
      icon(192, "icon-192", "any"),
      icon(512, "icon-512", "any"),
      icon(512, "icon-maskable-512", "maskable"),
    ],
  })}\n`;
}

/** Writes the manifest with the brand from the settings. */
export async function writeWebManifest(site: Site): Promise<void> {
  const text = webManifest(site, readPalette()("paper").light);
  await writeFile(path.join(site.folder, "manifest.webmanifest"), text);
}
