import type { ReactNode } from "react";
import { ConsentSlot, CookieSettingsButton } from "../features/consent";
import { LeadModalSlot } from "../features/lead";
import { Testimonials } from "../features/testimonials";
import { DraftMark } from "../ui/draft-mark";
import { ContactLines } from "../sections/contact";
import { Footer } from "./footer";
import { Header } from "./header/header";
import { LoadingIndicator } from "./loading-indicator";
import * as styles from "./page-frame.module.css";

interface PageFrameProps {
  readonly path: string;
  /** Path of the page with query and hash. */
  readonly address: string;
  /** Careers pages show no footer. */
  readonly hasFooter: boolean;
  /** Whether the page is a draft, which only `gatsby develop` shows. */
  readonly isDraft: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: header, footer, dialogs and consent banner. */
export function PageFrame({ path, address, hasFooter, isDraft, children }: PageFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <LoadingIndicator />
      <Header path={path} address={address} />
      <main id="main" className={styles.main}>
        {isDraft && <DraftMark />}
        {children}
        {!hasFooter && (
          <div className={styles.end}>
            <CookieSettingsButton />
          </div>
        )}
      </main>
      {hasFooter && <Footer path={path} />}
      <LeadModalSlot
        path={path}
        contact={<ContactLines />}
        aside={<Testimonials interval={3000} place="dialog" />}
      />
      <ConsentSlot />
    </>
  );
}
