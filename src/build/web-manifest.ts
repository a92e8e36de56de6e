import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { required } from "../lib/required";
import { readPalette } from "./palette";

const query = /* GraphQL */ `
  query WebManifest {
    siteSettings {
      brand
      tagline
    }
  }
`;

type Settings = NonNullable<Queries.WebManifestQuery["siteSettings"]>;

const icon = (side: number, file: string, purpose: "any" | "maskable") => ({
  src: `/${file}.png`,
  sizes: `${side}x${side}`,
  type: "image/png",
  purpose,
});

/** The web app manifest (https://www.w3.org/TR/appmanifest/), which gives a saved page its name and icon. */
export function webManifest({ brand, tagline }: Settings, color: string): string {
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
export async function writeWebManifest(
  { graphql }: Pick<BuildArgs, "graphql">,
  folder: string,
): Promise<void> {
  const { data }: { data?: Queries.WebManifestQuery } = await graphql(query);
  const settings = required(data?.siteSettings, "content/settings.yml");
  const text = webManifest(settings, readPalette()("paper").light);
  await writeFile(path.join(folder, "manifest.webmanifest"), text);
}
