import { graphql, useStaticQuery } from "gatsby";
import { CookieSettingsButton } from "../features/consent";
import {
  RegionLink,
  regionHomes,
  useEditionsOf,
  regionNames,
  regions,
  useRegion,
  type Region,
} from "../features/region";
import { ContactLines } from "../sections/contact";
import { useSiteSettings } from "../lib/use-site-settings";
import * as styles from "./footer.module.css";
import { Logo } from "./logo";

interface FooterGroup {
  readonly label: string;
  readonly links: readonly {
    readonly label: string;
    readonly to: string;
    /** The only region whose visitors see the link. */
    readonly region?: Region | undefined;
  }[];
}

/**
 * Groups of links to the newest posts and to the newest case studies of the visitor's region; none for a
 * kind without entries. A region without case studies has those of the other one.
 */
function useRecent(): FooterGroup[] {
  const { posts, indian, american } = useStaticQuery<Queries.FooterQuery>(graphql`
    fragment FooterStudy on CaseStudy {
      title
      url
    }
    query Footer {
      posts: allBlogPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
        nodes {
          title
          url
        }
      }
      indian: allCaseStudy(
        filter: { region: { eq: "in" } }
        sort: [{ date: DESC }, { slug: ASC }]
        limit: 3
      ) {
        nodes {
          ...FooterStudy
        }
      }
      american: allCaseStudy(
        filter: { region: { eq: "us" } }
        sort: [{ date: DESC }, { slug: ASC }]
        limit: 3
      ) {
        nodes {
          ...FooterStudy
        }
      }
    }
  `);
  const linksTo = (nodes: readonly { title: string; url: string }[], region?: Region) =>
    nodes.map(({ title, url }) => ({ label: title, to: url, region }));
  const isSplit = indian.nodes.length > 0 && american.nodes.length > 0;
  const studies = [
    ...linksTo(indian.nodes, isSplit ? "in" : undefined),
    ...linksTo(american.nodes, isSplit ? "us" : undefined),
  ];
  return [
    { label: "Blogs", links: linksTo(posts.nodes) },
    { label: "Case Study", links: studies },
  ].filter(({ links }) => links.length > 0);
}

function Groups({ groups }: { readonly groups: readonly FooterGroup[] }) {
  return groups.map(({ label, links }) => (
    <nav key={label} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        <LinkItems links={links} />
      </ul>
    </nav>
  ));
}

function LinkItems({ links }: Pick<FooterGroup, "links">) {
  return links.map(({ label, to, region }) => (
    <li key={to} data-region-only={region}>
      <RegionLink href={to}>{label}</RegionLink>
    </li>
  ));
}

/** The site's footer. Its region switch leads to the page's other edition, or home. @param path That of the page. */
export function Footer({ path }: { readonly path: string }) {
  const { footer: linked, social, legal, copyright, tagline } = useSiteSettings();
  const current = useRegion();
  const recent = useRecent();
  const [india, unitedStates] = useEditionsOf(path) ?? [regionHomes.in, regionHomes.us];
  const editions = { in: india, us: unitedStates };
  return (
    <footer className={styles.footer} data-surface="ink">
      <div className={styles.brand}>
        <Logo />
        <p>{tagline}</p>
      </div>
      <div className={styles.groups}>
        <Groups groups={linked} />
        {recent.length > 0 && (
          <div className={styles.recent}>
            <Groups groups={recent} />
          </div>
        )}
        <section aria-label="Get in touch">
          <h2>Get in touch</h2>
          <p>
            <ContactLines />
          </p>
          <ul>
            <LinkItems
              links={[
                { label: "Microblog", to: social.microblog },
                { label: "Professional network", to: social.professionalNetwork },
                { label: "Videos", to: social.videoSite },
              ]}
            />
          </ul>
        </section>
      </div>
      <div className={styles.bar}>
        <p>{copyright}</p>
        <ul>
          <LinkItems links={legal} />
          <li>
            <CookieSettingsButton />
          </li>
        </ul>
        <ul aria-label="Region" className={styles.regions}>
          {regions.map((region) => (
            <li key={region}>
              <a
                href={`${editions[region]}?region=${region}`}
                aria-current={region === current || undefined}
              >
                {regionNames[region]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
