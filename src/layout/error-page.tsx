import type { ReactNode } from "react";
import { HomeLink } from "../features/region";
import { ERROR_FIGURE } from "../lib/page-figure";
import { Link } from "../ui/link";
import { ContactLines } from "../sections/contact";
import { PageHead } from "./page-head";
import { PageSeo } from "./page-seo";
import * as styles from "./error-page.module.css";

interface ErrorPageProps {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page that says what went wrong and links to other pages. */
export function ErrorPage({ title, heading, text, children }: ErrorPageProps) {
  return (
    <>
      <PageSeo title={title} description={`${heading}. ${text}`} url={null} />
      <PageHead url={ERROR_FIGURE} heading={heading} intro={text} />
      {children}
      <ul className={styles.ways}>
        <li>
          <HomeLink>Home</HomeLink>
        </li>
        <li>
          <Link href="/request-demo/">Book a demo</Link>
        </li>
        <li>
          <Link href="/blog/">Blog</Link>
        </li>
        <li>
          <Link href="/glossary/">Glossary</Link>
        </li>
      </ul>
      <p>
        Or reach us at <ContactLines />
      </p>
    </>
  );
}
