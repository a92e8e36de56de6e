/** Loads the slider's code: when it comes near, not before. */
export async function loadSlider() {
  const { Slider } = await import("./slider");
  return Slider;
}
