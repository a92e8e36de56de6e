import { OpenLeadButton } from "../features/lead";
import { regionHomes, useRegion } from "../features/region";
import { ButtonLink } from "../ui/button";
import { Link } from "../ui/link";
import * as styles from "./header.module.css";
import { useSiteSettings } from "../lib/use-site-settings";

/** The site's header: brand, menus and the page's buttons. It needs no script. */
export function Header({ path }: { readonly path: string }) {
  const { brand, header, pricing } = useSiteSettings();
  const region = useRegion();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href={regionHomes[region]} className={styles.brand}>
          {brand}
        </Link>
        <nav aria-label="Main" className={styles.menus}>
          {header.map((group) => (
            // Open by key: a new page's menus begin closed.
            <details key={`${path} ${group.label}`} className={styles.menu} name="menu">
              <summary>{group.label}</summary>
              <ul>
                {group.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link href={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <a href={pricing}>Pricing</a>
        </nav>
        <div className={styles.buttons}>
          <HeaderButtons path={path} />
        </div>
      </div>
    </header>
  );
}

/** Buttons by page (specification section 2). */
function HeaderButtons({ path }: { readonly path: string }) {
  if (path.startsWith("/prodiscover/")) {
    return <ButtonLink href="/prodiscover/contact/">Get in Touch</ButtonLink>;
  }
  if (path.startsWith("/prosource/")) {
    return <ButtonLink href="/request-demo/">Free Demo</ButtonLink>;
  }
  if (path.startsWith("/capital/")) {
    return <ButtonLink href="/capital/contact/">Apply Now</ButtonLink>;
  }
  return (
    <>
      <ButtonLink href="/contact-sales/" variant="secondary">
        Contact Sales
      </ButtonLink>
      <OpenLeadButton requestType="demo-callback" label="Free Demo" />
    </>
  );
}
