import type { BuildArgs } from "gatsby";
import { required } from "../lib/required";
import { ask } from "./ask";

const query = /* GraphQL */ `
  query FinishedSite {
    siteSettings {
      brand
      tagline
      email
    }
  }
`;

type Settings = NonNullable<Queries.FinishedSiteQuery["siteSettings"]>;

/** What the files that are made from finished pages need to know. */
export interface Site extends Settings {
  /** The folder that it is served from. */
  readonly folder: string;
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
}

/** Asks for the settings of the site in a folder. */
export async function readSite(
  api: Pick<BuildArgs, "graphql">,
  place: Pick<Site, "folder" | "siteUrl">,
): Promise<Site> {
  const { siteSettings } = await ask<Queries.FinishedSiteQuery>(api, query);
  return { ...place, ...required(siteSettings, "content/settings.yml") };
}
