import { useCallback, useId, useRef, useState, type ComponentType } from "react";
import { useNear } from "../../lib/use-near";
import { useRegion } from "../region";
import { Carousel } from "./carousel";
import { loadSlider } from "./load-slider";
import type { SliderProps } from "./slider";
import { Still } from "./still";
import * as styles from "./testimonials.module.css";
import { useTestimonials } from "./use-testimonials";

/** Milliseconds that the slider must stay near: whoever scrolls past it doesn't pay for its code. */
const STAY = 1000;

interface TestimonialsProps {
  /** Milliseconds that a testimonial stays: 4000, in the modal 3000 (specification section 9). */
  readonly interval: number;
  /** The heading's tag: below the heading of the page or the dialog. */
  readonly heading: "h2" | "h3";
}

/**
 * The testimonial slider. Its code is loaded when it comes near; until then, without script and
 * where the code can't be loaded, the first testimonial stands in its place.
 */
export function Testimonials({ interval, heading: Heading }: TestimonialsProps) {
  const testimonials = useTestimonials();
  const region = useRegion();
  const place = useRef<HTMLElement>(null);
  const [Slider, setSlider] = useState<ComponentType<SliderProps> | null>(null);
  const headingId = useId();
  const onNear = useCallback(() => {
    loadSlider().then(
      (loaded) => setSlider(() => loaded),
      () => undefined,
    );
  }, []);
  useNear(place, onNear, STAY);
  return (
    <section
      ref={place}
      className={styles.testimonials}
      aria-labelledby={headingId}
      aria-roledescription={Slider === null ? undefined : "carousel"}
    >
      <Heading id={headingId}>What customers say</Heading>
      <Carousel
        key={region}
        items={testimonials[region]}
        interval={interval}
        slider={Slider}
        still={<Still testimonials={testimonials} />}
      />
    </section>
  );
}
