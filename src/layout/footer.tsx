import { useRef } from "react";
import { graphql, useStaticQuery } from "gatsby";
import { CookieSettingsButton } from "../features/consent";
import { regionHomes, regionNames, setRegion, useRegion, type Region } from "../features/region";
import { ContactLines } from "../sections/contact-lines";
import * as styles from "./footer.module.css";
import { FrameLink } from "./frame-link";
import { useSiteLinks } from "./use-site-links";
import { useSiteSettings } from "../lib/use-site-settings";

interface FooterGroup {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** The newest posts and case studies, as groups of links; none where a kind is empty. */
function useRecent(): FooterGroup[] {
  const { posts, studies } = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      posts: allBlogPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
        nodes {
          title
          url
        }
      }
      studies: allCaseStudy(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
        nodes {
          title
          url
        }
      }
    }
  `);
  const group = (label: string, nodes: readonly { title: string; url: string }[]) => ({
    label,
    links: nodes.map(({ title, url }) => ({ label: title, to: url })),
  });
  return [group("Blogs", posts.nodes), group("Case Study", studies.nodes)].filter(
    ({ links }) => links.length > 0,
  );
}

const regions: readonly Region[] = ["in", "us"];

interface FooterProps {
  /** Path of the page, with slashes at both ends. */
  readonly path: string;
}

/** The site's footer (specification section 2). */
export function Footer({ path }: FooterProps) {
  const { footer: linked, social, legal, copyright } = useSiteSettings();
  const current = useRegion();
  const footer = useRef<HTMLElement>(null);
  useSiteLinks(footer, path);
  const groups: readonly FooterGroup[] = [...linked, ...useRecent()];
  return (
    <footer ref={footer} className={styles.footer}>
      <div className={styles.groups}>
        {groups.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <h2 className={styles.title}>{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <FrameLink href={link.to} path={path}>
                    {link.label}
                  </FrameLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-label="Get in touch">
          <h2 className={styles.title}>Get in touch</h2>
          <p>
            <ContactLines />
          </p>
          <ul>
            <li>
              <a href={social.microblog}>Microblog</a>
            </li>
            <li>
              <a href={social.professionalNetwork}>Professional network</a>
            </li>
            <li>
              <a href={social.videoSite}>Videos</a>
            </li>
          </ul>
        </section>
      </div>
      <div className={styles.bar}>
        <p>{copyright}</p>
        <ul>
          {legal.map((link) => (
            <li key={link.to}>
              <FrameLink href={link.to} path={path}>
                {link.label}
              </FrameLink>
            </li>
          ))}
          <li>
            <CookieSettingsButton />
          </li>
        </ul>
        <ul aria-label="Region">
          {regions.map((region) => (
            <li key={region}>
              {/* By the browser: the page is prerendered for its region. */}
              <a
                href={`${regionHomes[region]}?region=${region}`}
                target="_self"
                aria-current={region === current || undefined}
                onClick={() => setRegion(region)}
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
