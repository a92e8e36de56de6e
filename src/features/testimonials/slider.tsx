import type { RefObject } from "react";
import Slick from "react-slick";
import { useReducedMotion } from "../../lib/use-reduced-motion";
import { Card } from "./card";
import * as styles from "./testimonials.module.css";
import type { Testimonial } from "./use-testimonials";

const FADE_MS = 300;

/** What the slider needs. */
export interface SliderProps {
  readonly items: readonly Testimonial[];
  /** Takes the slider, whose methods the controls call. */
  readonly slick: RefObject<Slick>;
  /** Told of each change when it begins: the new testimonial's place, from 0. */
  readonly onChange: (current: number) => void;
}

/**
 * The slides. They fade: that is calmer than sliding, and slick then makes no clones. Its autoplay
 * is off, see `use-autoplay.ts`; its arrows and dots are ours, since they need names and states.
 */
export function Slider({ items, slick, onChange }: SliderProps) {
  const isStill = useReducedMotion();
  return (
    <Slick
      ref={slick}
      className={styles.slider ?? ""}
      fade
      speed={isStill ? 0 : FADE_MS}
      arrows={false}
      accessibility={false}
      waitForAnimate={false}
      beforeChange={(_, next) => onChange(next)}
    >
      {items.map((item, index) => (
        <Slide key={item.slug} item={item} place={`${index + 1} of ${items.length}`} />
      ))}
    </Slick>
  );
}

interface SlideProps {
  readonly item: Testimonial;
  readonly place: string;
}

/** A slide. slick hands its children a style and a tabindex, which stop here. */
function Slide({ item, place }: SlideProps) {
  return (
    <div role="group" aria-roledescription="slide" aria-label={place}>
      <Card testimonial={item} />
    </div>
  );
}
