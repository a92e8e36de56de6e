import type { ReactNode } from "react";
import { numberFor } from "../lib/number-for";
import * as styles from "./certificate.module.css";
import { SampleLabel } from "./sample-label";

/** How many seals there are: `static/drawings/seal-1.svg` and so on. */
const SEALS = 12;

/** Address of the seal of a certificate: always the same for a number. */
const sealOf = (serial: string) => `/drawings/seal-${numberFor(serial, SEALS)}.svg`;

/** Who signed, or who will. */
interface Signature {
  /** A person or a role. */
  readonly name: string;
  /** What they did and when. Without it the line is left to be signed. */
  readonly note?: string | undefined;
}

/** A fact with what it is called. */
interface CertificateFact {
  readonly label: string;
  readonly value: string;
}

interface CertificateProps {
  /** What it certifies, such as Award certificate. */
  readonly title: string;
  /** Its number, such as RFQ 2231. With the name it decides the seal. */
  readonly serial: string;
  /** What was bought, requested or calculated. */
  readonly item?: string | undefined;
  /** The name in large type, and what it is: `Awarded to`, `Supplier`. */
  readonly name: CertificateFact;
  /** Further facts: the amount first, then the reason. */
  readonly facts: readonly CertificateFact[];
  readonly signatures: readonly Signature[];
  /** Whether nobody has approved it: Draft is written across it. */
  readonly isDraft?: boolean;
  /** A sentence below it. */
  readonly caption?: ReactNode;
  /** Whether its figures are invented. */
  readonly sample?: boolean;
  /** Further parts, such as a table, above the signatures. */
  readonly children?: ReactNode;
}

/**
 * An award, a result or a receipt as a certificate, with the engraved border and seal of an old share. Its
 * words are text, and it prints as it looks.
 */
export function Certificate(props: CertificateProps) {
  const { title, serial, item, name, facts, signatures } = props;
  const { isDraft = false, caption, sample = false, children } = props;
  return (
    <figure className={styles.certificate}>
      <div className={styles.paper}>
        {isDraft && (
          <span className={styles.draft} aria-hidden>
            Draft
          </span>
        )}
        <p className={styles.head}>
          <span className={styles.title}>{title}</span>{" "}
          <span className={styles.serial}>{isDraft ? `Draft · ${serial}` : serial}</span>
        </p>
        {item !== undefined && <p className={styles.item}>{item}</p>}
        <img
          className={styles.seal}
          aria-hidden
          src={sealOf(serial + name.value)}
          alt=""
          width={400}
          height={400}
          decoding="async"
        />
        <dl className={styles.facts}>
          <div className={styles.name}>
            <dt>{name.label}</dt>
            <dd>{name.value}</dd>
          </div>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
        {signatures.length > 0 && (
          <ul className={styles.signatures}>
            {signatures.map((signature) => (
              <li
                key={signature.name}
                className={styles.signature}
                data-open={signature.note === undefined ? true : undefined}
              >
                <b>{signature.name}</b> <span>{signature.note}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {(caption !== undefined || sample) && (
        <figcaption className={styles.caption}>
          {sample && <SampleLabel />} {caption}
        </figcaption>
      )}
    </figure>
  );
}
