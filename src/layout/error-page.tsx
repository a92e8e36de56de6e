import type { ReactNode } from "react";
import { RegionLink } from "../features/region";
import { ERROR_DRAWING } from "../lib/page-drawing";
import { ContactLines } from "../sections/contact";
import * as cardLink from "../ui/card-link.module.css";
import { ArticleHead } from "./article-head";
import { PageSeo } from "./page-seo";
import * as styles from "./error-page.module.css";

interface ErrorPageProps {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const ways = [
  { to: "/", label: "Home", about: "What we do, and for whom" },
  { to: "/request-demo/", label: "Book a demo", about: "One of your purchases in the product" },
  { to: "/blog/", label: "Blog", about: "Buying decisions, worked out in figures" },
  { to: "/glossary/", label: "Glossary", about: "Procurement terms and their formulas" },
];

/** A page that says what went wrong and links to other pages. */
export function ErrorPage({ title, heading, text, children }: ErrorPageProps) {
  return (
    <>
      <PageSeo title={title} description={`${heading}. ${text}`} url={null} />
      <ArticleHead surface="leaf" url={ERROR_DRAWING} heading={heading} intro={text}>
        {children}
        <p>
          Or reach us at <ContactLines />
        </p>
      </ArticleHead>
      <ul className={styles.ways}>
        {ways.map(({ to, label, about }) => (
          <li key={to} className={`${cardLink.card} ${styles.way}`}>
            <p className={`${cardLink.title} ${styles.title}`}>
              <RegionLink href={to}>{label}</RegionLink>
            </p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
