import { useEffect, useState } from "react";
import { siteConfig } from "../lib/config";
import * as styles from "./share-links.module.css";

/** Ways to share a page: plain links that load nothing until pressed, and a copy button. */
export function ShareLinks({ title, url }: { readonly title: string; readonly url: string }) {
  const address = siteConfig.siteUrl + url;
  return (
    <section aria-label="Share this article" className={styles.share}>
      <strong>Share</strong>
      <ul className={styles.list}>
        {shareAddresses(encodeURIComponent(title), encodeURIComponent(address)).map(
          ({ name, href }) => (
            <li key={name}>
              <a className={styles.way} href={href} rel="noopener">
                {name}
              </a>
            </li>
          ),
        )}
        <li>
          <CopyButton address={address} />
        </li>
      </ul>
    </section>
  );
}

function shareAddresses(title: string, url: string) {
  return [
    { name: "E-mail", href: `mailto:?subject=${title}&body=${url}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: "X", href: `https://x.com/intent/post?text=${title}&url=${url}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${title}%20${url}` },
  ];
}

/** Reports the result in its place. It is invisible until scripts run, but takes its space. */
function CopyButton({ address }: { readonly address: string }) {
  const [canCopy, setCanCopy] = useState(false);
  const [label, setLabel] = useState("Copy link");
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setLabel("Link copied"),
      () => setLabel("The link could not be copied. Copy it from the address bar."),
    );
  };
  return (
    <button type="button" className={canCopy ? styles.way : styles.waiting} onClick={copy}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
