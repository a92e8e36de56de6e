import { graphql, useStaticQuery } from "gatsby";
import { required } from "./required";

/** Settings of the whole site from `content/settings.yml`. */
export function useSiteSettings() {
  const { siteSettings } = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      siteSettings {
        brand
        tagline
        email
        phones {
          in {
            label
            number
          }
          us {
            label
            number
          }
        }
        pricing
        social {
          microblog
          professionalNetwork
          videoSite
        }
        header {
          label
          products
          links {
            label
            to
            about
            icon
            heading
          }
        }
        footer {
          label
          links {
            label
            to
          }
        }
        legal {
          label
          to
        }
        copyright
      }
    }
  `);
  return required(siteSettings, "content/settings.yml");
}

/** The menu's name of each page that the header links to, by its path. */
export function useMenuNames(): ReadonlyMap<string, string> {
  const links = useSiteSettings().header.flatMap((group) => group.links);
  return new Map(links.map(({ to, label }) => [to, label]));
}
