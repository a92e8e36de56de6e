/** Below this scale the text of a window is too small to read, so the window scrolls inside the frame. */
const LEAST_SCALE = 0.6;

/** The scale of a window that leaves at least 30% of the frame empty. */
const MOST_SCALE = 1.25;

/**
 * Scales windows down that are higher than the frame, and low ones up. `--scale` has an effect only where
 * there is a frame.
 */
function fitWindows(frames: readonly Element[]): void {
  const windows = frames.flatMap((frame) => {
    const { firstElementChild: content } = frame;
    return content instanceof HTMLElement ? [{ frame, content }] : [];
  });
  for (const { content } of windows) content.style.setProperty("--scale", "1");
  const scales = windows.map(({ frame, content }) => {
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(frame);
    const room = frame.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
    const scale = room / content.offsetHeight;
    return scale >= 1 / 0.7 ? MOST_SCALE : Math.max(LEAST_SCALE, Math.min(1, scale));
  });
  for (const [index, { content }] of windows.entries()) {
    content.style.setProperty("--scale", String(scales[index]));
  }
}

function run(list: HTMLElement, signal: AbortSignal): void {
  const steps = [...list.children];
  const show = (step: Element | null) => {
    for (const other of steps) other.toggleAttribute("data-current", other === step);
  };
  const reach = (step: Element | null) => {
    show(step);
    step?.setAttribute("data-reached", "");
  };
  show(steps[0] ?? null);
  list.setAttribute("data-running", "");

  // A step is current while its text crosses the middle of the screen.
  const crossings = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) reach(target.closest("li"));
      }
    },
    { rootMargin: "-50% 0px" },
  );
  for (const { firstElementChild: text } of steps) if (text !== null) crossings.observe(text);

  const frames = steps.flatMap(({ lastElementChild }) => lastElementChild ?? []);
  const fit = () => fitWindows(frames);
  const sizes = new ResizeObserver(fit);
  sizes.observe(list);
  list.addEventListener("toggle", fit, { capture: true, signal });
  list.addEventListener(
    "focusin",
    ({ target }) =>
      reach(steps.find((step) => target instanceof Node && step.contains(target)) ?? null),
    { signal },
  );
  signal.addEventListener("abort", () => {
    crossings.disconnect();
    sizes.disconnect();
  });
}

/**
 * Runs the walk-throughs of a container: marks the step that is in the middle of the screen or has the
 * focus as `data-current`, and each one that was as `data-reached`, on which its motion plays once.
 */
export function runWalkThroughs(container: HTMLElement, signal: AbortSignal): void {
  if (!("IntersectionObserver" in window && "ResizeObserver" in window)) return;
  for (const list of container.querySelectorAll<HTMLElement>("[data-walk-through]"))
    run(list, signal);
}
