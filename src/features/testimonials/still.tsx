import type { Region } from "../region";
import { Card } from "./card";
import * as styles from "./testimonials.module.css";
import type { Testimonial } from "./use-testimonials";

interface StillProps {
  readonly testimonials: Readonly<Record<Region, readonly Testimonial[]>>;
}

/**
 * What stands there before the slider's code comes, and without script: the first testimonial of
 * the region, which the root's `data-region` decides as for `ByRegion`. The others lie behind it,
 * hidden, so that the box has the slider's height at every width and text size.
 */
export function Still({ testimonials }: StillProps) {
  return (
    <>
      <Stack items={testimonials.in} region={styles.india} />
      <Stack items={testimonials.us} region={styles.unitedStates} />
    </>
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
