import * as styles from "./testimonials.module.css";

interface ControlsProps {
  readonly count: number;
  /** Place of the testimonial shown, from 0. */
  readonly current: number;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onGoTo: (index: number) => void;
}

/** The slider's buttons; the one that stops it comes first (WAI-ARIA Authoring Practices, Carousel). */
export function Controls(props: ControlsProps) {
  const { count, current, isPlaying, onToggle, onPrevious, onNext, onGoTo } = props;
  return (
    <>
      <button type="button" className={styles.toggle} onClick={onToggle}>
        {isPlaying ? "Pause" : "Play"}
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Previous testimonial"
        onClick={onPrevious}
      >
        <Chevron path="M10 3 5 8l5 5" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Next testimonial"
        onClick={onNext}
      >
        <Chevron path="m6 3 5 5-5 5" />
      </button>
      <div className={styles.dots} role="group" aria-label="Choose a testimonial">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`Testimonial ${index + 1} of ${count}`}
            aria-current={index === current ? "true" : undefined}
            onClick={() => onGoTo(index)}
          />
        ))}
      </div>
    </>
  );
}

function Chevron({ path }: { readonly path: string }) {
  return (
    <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
