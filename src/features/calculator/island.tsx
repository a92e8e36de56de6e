import { Estimator, type EstimatorProps } from "./estimator";

/**
 * The calculator as prerendering and the develop server show it. In a built site's browser
 * `island-late.tsx` stands for this module, which takes over the HTML that this one wrote.
 */
export function Island(props: EstimatorProps) {
  return (
    <div>
      <Estimator {...props} />
    </div>
  );
}
