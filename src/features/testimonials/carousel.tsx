import { useCallback, useRef, useState, type ComponentType, type ReactNode } from "react";
import type Slick from "react-slick";
import { useHeld } from "../../lib/use-held";
import { useIsInert } from "../../lib/use-is-inert";
import { Controls } from "./controls";
import type { SliderProps } from "./slider";
import * as styles from "./testimonials.module.css";
import { useAutoplay } from "./use-autoplay";
import type { Testimonial } from "./use-testimonials";

interface CarouselProps {
  readonly items: readonly Testimonial[];
  /** Milliseconds that a testimonial stays. */
  readonly interval: number;
  /** The slider's code once it is there. */
  readonly slider: ComponentType<SliderProps> | null;
  /** What stands in the slider's place until then; the controls already take their room. */
  readonly still: ReactNode;
}

/** The slides with their controls. What moves by itself isn't announced, what a visitor moves is. */
export function Carousel({ items, interval, slider: Slider, still }: CarouselProps) {
  const box = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  const [current, setCurrent] = useState(0);
  const isHeld = useHeld(box);
  const isInert = useIsInert(box);
  const onNext = useCallback(() => slick.current?.slickNext(), []);
  const { isPlaying, isMoving, toggle } = useAutoplay({
    interval,
    current,
    isHeld: isHeld || isInert || Slider === null || items.length < 2,
    onNext,
  });
  return (
    <div ref={box} className={styles.carousel}>
      <div className={Slider === null || items.length < 2 ? styles.reserved : styles.controls}>
        <Controls
          count={items.length}
          current={current}
          isPlaying={isPlaying}
          onToggle={toggle}
          onPrevious={() => slick.current?.slickPrev()}
          onNext={onNext}
          onGoTo={(index) => slick.current?.slickGoTo(index)}
        />
      </div>
      <div className={styles.stage} aria-live={isMoving ? "off" : "polite"}>
        {Slider === null ? still : <Slider items={items} slick={slick} onChange={setCurrent} />}
      </div>
    </div>
  );
}
