import type { ReactNode } from "react";
import { ConsentSlot, CookieSettingsButton } from "../features/consent";
import { LeadModalSlot } from "../features/lead";
import { Testimonials } from "../features/testimonials";
import { DraftMark } from "../ui/draft-mark";
import { ContactLines } from "../sections/contact";
import { Footer } from "./footer";
import { Header } from "./header/header";
import { LoadingIndicator } from "./loading-indicator";
import { RupeeNote } from "./rupee-note";
import * as styles from "./page-frame.module.css";

interface PageFrameProps {
  readonly path: string;
  /** Path of the page with query and hash. */
  readonly address: string;
  /** Careers pages show no footer. */
  readonly hasFooter: boolean;
  /** Whether the page is a draft, which only `gatsby develop` shows. */
  readonly isDraft: boolean;
  /** Whether to tell US visitors that amounts are in rupees. */
  readonly hasRupees: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: header, footer, dialogs and consent banner. */
export function PageFrame(props: PageFrameProps) {
  const { path, address, hasFooter, isDraft, hasRupees, children } = props;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <LoadingIndicator />
      <Header path={path} address={address} />
      <main id="main" className={styles.main}>
        {isDraft && <DraftMark />}
        {hasRupees && <RupeeNote />}
        {children}
        {!hasFooter && (
          <div className={styles.end}>
            <CookieSettingsButton />
          </div>
        )}
      </main>
      {hasFooter && <Footer />}
      <LeadModalSlot
        path={path}
        contact={<ContactLines />}
        aside={<Testimonials interval={3000} place="dialog" />}
      />
      <ConsentSlot />
    </>
  );
}
