import { useEffect, useState } from "react";
import { siteConfig } from "../lib/config";
import { shareAddresses } from "../lib/share-addresses";
import * as styles from "./share-links.module.css";
import { notify } from "./toast";

interface ShareLinksProps {
  readonly title: string;
  /** The page's address on the site. */
  readonly url: string;
}

/** Ways to pass a page on: plain links, and a button that copies its address. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const address = siteConfig.siteUrl + url;
  return (
    <section aria-label="Share this article" className={styles.share}>
      <p className={styles.title}>Share</p>
      <ul className={styles.list}>
        {shareAddresses(title, address).map(({ name, href }) => (
          <li key={name}>
            <a className={styles.way} href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
        <li>
          <CopyButton address={address} />
        </li>
      </ul>
    </section>
  );
}

/** Its place is kept free from the start, so that nothing moves when it appears. */
function CopyButton({ address }: { readonly address: string }) {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => notify("success", "Link copied"),
      () => notify("error", "The link could not be copied. It stands in the address bar."),
    );
  };
  return (
    <button type="button" className={canCopy ? styles.way : styles.waiting} onClick={copy}>
      Copy link
    </button>
  );
}
