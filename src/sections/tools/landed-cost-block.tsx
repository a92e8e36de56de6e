import { Island } from "../../runtime/island";
import type { SectionProps } from "../section-props";

/** A landed cost comparison in a window. It is in first screens, so its code waits for a touch. */
export function LandedCost({ region, figures, supplier, most }: SectionProps<"LandedCost">) {
  return (
    <Island name="landed-cost-window" wakes="touched" props={{ region, figures, supplier, most }} />
  );
}
