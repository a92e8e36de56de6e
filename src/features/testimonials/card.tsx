import { Initials } from "../../ui/initials";
import { Picture } from "../../ui/picture";
import { SampleLabel } from "../../ui/sample-label";
import * as styles from "./testimonials.module.css";
import type { Testimonial } from "./use-testimonials";

/** One customer's words and who said them. */
export function Card({ testimonial }: { readonly testimonial: Testimonial }) {
  const { review, name, title, company, image, round, sample } = testimonial;
  const picture = image?.file?.childImageSharp?.gatsbyImageData;
  return (
    <figure className={styles.card}>
      <blockquote className={styles.review}>{`“${review}”`}</blockquote>
      <figcaption className={styles.person}>
        {picture === undefined ? (
          <Initials name={name} />
        ) : (
          <div className={round ? styles.round : styles.square}>
            <Picture image={picture} alt={image?.alt ?? ""} />
          </div>
        )}
        <span>
          <strong>{name}</strong>, <span>{title}</span>, <span>{company}</span>{" "}
          {sample && <SampleLabel />}
        </span>
      </figcaption>
    </figure>
  );
}
