/** Below this scale the text of a window is too small to read, so the window scrolls inside the frame. */
const LEAST_SCALE = 0.6;

/** Scales the window in a frame, and gives its height. */
function heightAt(scale: number, { firstElementChild: content }: Element): number {
  if (!(content instanceof HTMLElement)) return 0;
  content.style.setProperty("--scale", String(scale));
  return content.getBoundingClientRect().height;
}

/** Scales a window down if it is too high for the frame. All others have one size and the same parts. */
function fitWindow(frame: Element): void {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(frame);
  const room = frame.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  const height = heightAt(1, frame);
  // A few pixels less, because lines may break elsewhere.
  if (height > room) heightAt(Math.max(LEAST_SCALE, (0.98 * room) / height), frame);
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
  for (const row of list.querySelectorAll<HTMLElement>("[data-moves]"))
    row.style.setProperty("--rows", row.dataset.moves ?? "");
  show(steps[0] ?? null);
  list.setAttribute("data-running", "");

  // A step is current while its text crosses the middle of the screen, unless the keyboard is in another.
  const crossings = new IntersectionObserver(
    (entries) => {
      if (list.querySelector(":focus-visible") !== null) return;
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) reach(target.closest("li"));
      }
    },
    { rootMargin: "-50% 0px" },
  );
  for (const { firstElementChild: text } of steps) if (text !== null) crossings.observe(text);

  const frames = steps.flatMap(({ lastElementChild }) => lastElementChild ?? []);
  const fit = () => {
    // On small screens each window is below its text.
    if (!frames.some((frame) => getComputedStyle(frame).position === "sticky")) return;
    const tallest = Math.max(...frames.map((frame) => heightAt(1, frame)));
    list.style.setProperty("--tallest", `${Math.ceil(tallest)}px`);
    frames.forEach(fitWindow);
  };
  // In the next frame: a size that changes while it is observed is an error event, and on those before
  // hydration the late loader gives up.
  const sizes = new ResizeObserver(() => requestAnimationFrame(fit));
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
 * Runs the walk-throughs of a container. The step in the middle of the screen, or with focus, gets
 * `data-current`. It also gets `data-reached`, which plays its motion once, and keeps it.
 */
export function runWalkThroughs(container: HTMLElement, signal: AbortSignal): void {
  if (!("IntersectionObserver" in window && "ResizeObserver" in window)) return;
  for (const list of container.querySelectorAll<HTMLElement>("[data-walk-through]"))
    run(list, signal);
}
