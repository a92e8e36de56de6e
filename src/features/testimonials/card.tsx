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
      {picture !== undefined && (
        <div className={round ? styles.round : styles.square}>
          <Picture image={picture} alt={image?.alt ?? ""} />
        </div>
      )}
      <blockquote className={styles.review}>“{review}”</blockquote>
      <figcaption className={styles.person}>
        {name}, {title}, {company} {sample && <SampleLabel />}
      </figcaption>
    </figure>
  );
}
