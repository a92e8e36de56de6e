import { OpenLeadButton } from "../../features/lead";
import { ButtonLink } from "../../ui/button";
import * as styles from "./header.module.css";

/** Sections of the site whose header has a single button of its own. */
const ownButtons = [
  { start: "/prodiscover/", label: "Get in Touch", href: "/prodiscover/contact/" },
  { start: "/prosource/", label: "Free Demo", href: "/request-demo/" },
  { start: "/capital/", label: "Apply Now", href: "/capital/contact/" },
] as const;

/** The header's buttons by page. On narrow screens Contact Sales is in the menu. */
export function HeaderButtons({ path }: { readonly path: string }) {
  const own = ownButtons.find(({ start }) => path.startsWith(start));
  if (own !== undefined) {
    return (
      <div className={styles.buttons}>
        <ButtonLink href={own.href}>{own.label}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.buttons}>
      <span className={styles.wideOnly}>
        <ButtonLink href="/contact-sales/" variant="secondary">
          Contact Sales
        </ButtonLink>
      </span>
      <OpenLeadButton requestType="demo-callback" label="Free Demo" />
    </div>
  );
}
