import { Icon } from "../../ui/icon";
import * as styles from "./testimonials.module.css";

interface ArrowProps {
  readonly direction: "previous" | "next";
  /** Given by react-slick, with a class and a style that are not used. */
  readonly onClick?: () => void;
}

/** An arrow of the slider. */
export function Arrow({ direction, onClick }: ArrowProps) {
  const label = direction === "next" ? "Next testimonial" : "Previous testimonial";
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={direction} />
    </button>
  );
}
