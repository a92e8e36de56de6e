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
