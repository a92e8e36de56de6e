import type { Region } from "../region";
import { Card } from "./card";
import * as styles from "./testimonials.module.css";
import type { Testimonial } from "./use-testimonials";

interface FirstTestimonialProps {
  readonly testimonials: Readonly<Record<Region, readonly Testimonial[]>>;
}

/**
 * The first testimonial of the visitor's region, shown until the slider is loaded. CSS chooses the
 * region by the root's `data-region`. The other testimonials are behind it, hidden, so that the box is
 * as tall as the slider.
 */
export function FirstTestimonial({ testimonials }: FirstTestimonialProps) {
  return (
    <div className={styles.placeholder}>
      <Stack items={testimonials.in} region={styles.india} />
      <Stack items={testimonials.us} region={styles.unitedStates} />
    </div>
  );
}

interface StackProps {
  readonly items: readonly Testimonial[];
  readonly region: string | undefined;
}

function Stack({ items, region = "" }: StackProps) {
  return (
    <div className={`${styles.stack} ${region}`}>
      {items.map((item) => (
        <Card key={item.slug} testimonial={item} />
      ))}
    </div>
  );
}
