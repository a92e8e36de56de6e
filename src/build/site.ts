import type { NodePluginArgs } from "gatsby";
import { required } from "../lib/required";
import { entriesOf } from "./entry-node";

/** What the files that are made from finished pages need to know. */
export interface Site {
  /** The folder that it is served from. */
  readonly folder: string;
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  readonly brand: string;
  readonly tagline: string;
  readonly email: string;
}

/** The site in a folder, with its settings. */
export function readSite(
  api: Pick<NodePluginArgs, "getNodesByType">,
  place: Pick<Site, "folder" | "siteUrl">,
): Site {
  const [settings] = entriesOf(api, "siteSettings");
  const { brand, tagline, email } = required(settings, "content/settings.yml");
  return { ...place, brand, tagline, email };
}
