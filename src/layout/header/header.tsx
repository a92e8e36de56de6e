import { useSyncExternalStore, type ReactNode } from "react";
import { OpenLeadButton } from "../../features/lead";
import { RegionLink } from "../../features/region";
import { ButtonLink } from "../../ui/button";
import { Logo } from "../logo";
import { HeaderNav } from "./header-nav";
import * as styles from "./header.module.css";

/** How the header looks: transparent over a home page's first section, white, or plain. */
type HeaderLook = "home" | "white" | "default";

/** Paths with the white header; their subpages too. */
const WHITE = ["/about", "/jobs", "/industries", "/reseller"];

/** The header's look on a path. */
function headerLook(path: string): HeaderLook {
  if (path === "/" || path === "/us/" || path === "/us") return "home";
  return WHITE.some((start) => path === start || path.startsWith(`${start}/`))
    ? "white"
    : "default";
}

/** Pixels scrolled from which the header has a background of its own. */
const THRESHOLD = 8;

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}

/**
 * Whether the page is scrolled so far that the header needs a background. Until the scripts run it has one: the
 * visitor may scroll before.
 */
function useNavBackground(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > THRESHOLD,
    () => true,
  );
}

interface HeaderProps {
  /** The page's own path, with slashes at both ends. It decides the header's look and buttons. */
  readonly path: string;
  /** Address of the page with query and anchor. */
  readonly address: string;
}

/** The site's header: brand, menus and the page's buttons. */
export function Header({ path, address }: HeaderProps) {
  return (
    <Bar look={headerLook(path)}>
      <div className={styles.inner}>
        <RegionLink href="/" className={styles.brand}>
          <Logo />
        </RegionLink>
        <HeaderNav address={address} />
        <HeaderButtons path={path} />
      </div>
    </Bar>
  );
}

interface BarProps {
  readonly look: HeaderLook;
  readonly children: ReactNode;
}

/** The header's element. Its background changes without rendering the menus again. */
function Bar({ look, children }: BarProps) {
  const hasBackground = useNavBackground();
  return (
    <header className={styles.header} data-look={look} data-background={hasBackground || undefined}>
      {children}
    </header>
  );
}

/** Sections of the site whose header has a single button of its own. */
const ownButtons = [
  { start: "/prodiscover/", label: "Get in Touch", href: "/prodiscover/contact/" },
  { start: "/prosource/", label: "Free Demo", href: "/request-demo/" },
  { start: "/capital/", label: "Apply Now", href: "/capital/contact/" },
] as const;

/** The header's buttons by page. On narrow screens Contact Sales is in the menu. */
function HeaderButtons({ path }: { readonly path: string }) {
  const own = ownButtons.find(({ start }) => path.startsWith(start));
  return (
    <div className={styles.buttons}>
      {own ? (
        <ButtonLink href={own.href}>{own.label}</ButtonLink>
      ) : (
        <>
          <span className={styles.wideOnly}>
            <ButtonLink href="/contact-sales/" variant="secondary">
              Contact Sales
            </ButtonLink>
          </span>
          <OpenLeadButton requestType="demo-callback" label="Free Demo" />
        </>
      )}
    </div>
  );
}
