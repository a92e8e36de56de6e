import type { ReactNode } from "react";
import { LeadModalSlot } from "../features/lead";
import { ContactLines } from "../sections/contact-lines";
import { Footer } from "./footer";
import { Header } from "./header";
import { LoadingIndicator } from "./navigation/loading-indicator";
import * as styles from "./page-frame.module.css";

interface PageFrameProps {
  /** Path of the page, with slashes at both ends. */
  readonly path: string;
  /** Careers pages show no footer (specification section 2). */
  readonly hasFooter: boolean;
  readonly children: ReactNode;
}

/** What surrounds every page. */
export function PageFrame({ path, hasFooter, children }: PageFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <LoadingIndicator />
      <Header path={path} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      {hasFooter && <Footer />}
      <LeadModalSlot contact={<ContactLines />} />
    </>
  );
}
