import { useLayoutEffect, useRef, useState } from "react";
import Slick from "react-slick";
import { useHoverOrFocus } from "./use-hover-or-focus";
import { useReducedMotion } from "../../lib/reduced-motion";
import { Icon } from "../../ui/icon";
import { Card } from "./card";
import * as styles from "./testimonials.module.css";
import type { Testimonial } from "./use-testimonials";

const FADE_MS = 300;

/** react-slick adds these 50 ms to its `autoplaySpeed`. */
const SLICK_EXTRA_MS = 50;

interface SliderProps {
  readonly items: readonly Testimonial[];
  readonly interval: number;
}

/**
 * The testimonial slider. Its own changes are silent for screen readers, those of the visitor are
 * announced. It stops under the pointer and while focus is in it, which react-slick itself does for
 * slides but not for arrows and the pause button.
 */
export function Slider({ items, interval }: SliderProps) {
  const carousel = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  const isInUse = useHoverOrFocus(carousel);
  const prefersStill = useReducedMotion();
  const [choice, setChoice] = useState<"playing" | "paused" | null>(null);
  const [current, setCurrent] = useState(0);
  const isPlaying = choice === null ? !prefersStill : choice === "playing";
  const isMoving = isPlaying && !isInUse;
  // Not by the `autoplay` prop: react-slick stays paused when that becomes true again. In a layout
  // effect, because react-slick starts again at a press that comes before it knows of the pause.
  useLayoutEffect(() => {
    if (isMoving) slick.current?.slickPlay();
    else slick.current?.slickPause();
  }, [isMoving]);
  return (
    <div ref={carousel} className={styles.carousel} aria-live={isMoving ? "off" : "polite"}>
      <button
        type="button"
        className={`${styles.button} ${styles.toggle}`}
        onClick={() => setChoice(isPlaying ? "paused" : "playing")}
      >
        {isPlaying ? "Pause" : "Play"}
      </button>
      <Slick
        ref={slick}
        className={styles.slider ?? ""}
        fade
        speed={prefersStill ? 0 : FADE_MS}
        autoplay
        autoplaySpeed={interval - SLICK_EXTRA_MS}
        pauseOnHover={false}
        accessibility={false}
        waitForAnimate={false}
        dots
        dotsClass={styles.dots ?? ""}
        prevArrow={<Arrow direction="previous" />}
        nextArrow={<Arrow direction="next" />}
        customPaging={(index) => (
          <button
            type="button"
            aria-label={`Testimonial ${index + 1} of ${items.length}`}
            aria-current={index === current}
          />
        )}
        beforeChange={(_, next) => setCurrent(next)}
      >
        {items.map((item, index) => (
          <Slide key={item.slug} item={item} place={`${index + 1} of ${items.length}`} />
        ))}
      </Slick>
    </div>
  );
}

/** A slide. It ignores the `tabIndex` and `style` that react-slick gives its children. */
function Slide({ item, place }: { readonly item: Testimonial; readonly place: string }) {
  return (
    <div role="group" aria-roledescription="slide" aria-label={place}>
      <Card testimonial={item} />
    </div>
  );
}

interface ArrowProps {
  readonly direction: "previous" | "next";
  /** Passed by react-slick, with a class and a style that we ignore. */
  readonly onClick?: () => void;
}

/** An arrow of the slider. */
function Arrow({ direction, onClick }: ArrowProps) {
  const label = direction === "next" ? "Next testimonial" : "Previous testimonial";
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={direction} />
    </button>
  );
}
