/** Loads the calculator's code: when it comes near or is touched, not before. */
export async function loadEstimator() {
  const { Estimator } = await import("./estimator");
  return Estimator;
}
