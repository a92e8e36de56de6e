import type { SectionProps } from "./section-props";
import { figureOfLink } from "../lib/page-figure";
import * as cardLink from "../ui/card-link.module.css";
import { Link } from "../ui/link";
import { TradeFigure } from "../ui/trade-figure";
import * as styles from "./cards.module.css";

/** Links to pages as cards, each with the page's guilloche, a line and perhaps a figure. */
export function Cards({ items }: SectionProps<"Cards">) {
  return (
    <ul className={styles.cards} data-wide="">
      {items.map(({ title, text, to, figure, drawing }) => (
        <li key={to} className={`${cardLink.card} ${styles.card}`}>
          {drawing ? (
            <div className={styles.drawing}>
              <TradeFigure trade={drawing} />
            </div>
          ) : (
            <div className={styles.cover} aria-hidden>
              <img src={figureOfLink(to)} alt="" width={800} height={800} loading="lazy" />
            </div>
          )}
          {figure && (
            <p className={styles.figure}>
              <strong>{figure.value}</strong> {figure.label}
            </p>
          )}
          <p className={`${cardLink.title} ${styles.title}`}>
            <Link href={to}>{title}</Link>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Three ways on at the end of a page. */
export function Related({ items }: SectionProps<"Related">) {
  return (
    <nav aria-label="Related pages" data-wide="">
      <ul className={styles.ways}>
        {items.map(({ title, text, to }) => (
          <li key={to} className={`${cardLink.card} ${styles.way}`}>
            <p className={`${cardLink.title} ${styles.title}`}>
              <Link href={to}>{title}</Link>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
