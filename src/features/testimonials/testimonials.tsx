import { useId, useRef } from "react";
import { loadOnce } from "../../lib/load-once";
import { useViewWhenNear } from "../../lib/use-near";
import { regions, useRegion } from "../region";
import { Card } from "./card";
import * as styles from "./testimonials.module.css";
import { useTestimonials } from "./use-testimonials";

const loadSlider = loadOnce(async () => (await import("./slider")).Slider);

/** Milliseconds that the section must stay near before the slider loads; scrolling past is free. */
const STAY = 1000;

interface TestimonialsProps {
  readonly interval: number;
  /** On a page it is a band with large words, beside the form of a dialog it is small. */
  readonly place: "page" | "dialog";
}

/** Testimonials of the visitor's region: the first one, and the slider once it is loaded. */
export function Testimonials({ interval, place }: TestimonialsProps) {
  const testimonials = useTestimonials();
  const region = useRegion();
  const section = useRef<HTMLElement>(null);
  const Slider = useViewWhenNear(section, loadSlider, STAY);
  const headingId = useId();
  const Heading = place === "page" ? "h2" : "h3";
  return (
    <section
      ref={section}
      className={`${styles.testimonials} ${styles[place]}`}
      {...(place === "page" && { "data-surface": "sand", "data-bleed": "" })}
      aria-labelledby={headingId}
      aria-roledescription={Slider === null ? undefined : "carousel"}
    >
      <Heading id={headingId}>What customers say</Heading>
      {Slider === null ? (
        <FirstTestimonial testimonials={testimonials} />
      ) : (
        <Slider key={region} items={testimonials[region]} interval={interval} />
      )}
    </section>
  );
}

interface FirstTestimonialProps {
  readonly testimonials: ReturnType<typeof useTestimonials>;
}

/**
 * The first testimonial of the visitor's region, shown until the slider is loaded. CSS chooses the
 * region by the root's `data-region`. The other testimonials are behind it, hidden, so that the box is
 * as tall as the slider.
 */
function FirstTestimonial({ testimonials }: FirstTestimonialProps) {
  return (
    <div className={styles.placeholder}>
      {regions.map((region) => (
        <div key={region} className={styles.stack} data-region-only={region}>
          {testimonials[region].map((item) => (
            <Card key={item.slug} testimonial={item} />
          ))}
        </div>
      ))}
    </div>
  );
}
