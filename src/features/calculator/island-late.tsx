import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { useNear } from "../../lib/use-near";
import type { EstimatorProps } from "./estimator";
import { loadEstimator } from "./load-estimator";

const nothing = { __html: "" };

/** Does what a button does that was pressed before the code was there. */
function replay(button: HTMLButtonElement | null): void {
  button?.click();
}

/** A button of a form leads where it leads without script. */
function release(button: HTMLButtonElement | null): void {
  if (button?.type === "submit") button.form?.submit();
}

/**
 * Takes over the calculator's HTML, in a React root of its own, so that fields keep what was typed and
 * who has focus. After moving here from another page there is no HTML, and it is shown at once.
 */
function useTakeover(place: RefObject<HTMLDivElement>, props: EstimatorProps) {
  const latest = useRef(props);
  const root = useRef<Root | "loading" | null>(null);
  const held = useRef<HTMLButtonElement | null>(null);
  const isReady = useRef(false);
  const isGone = useRef(false);
  const end = useCallback(() => {
    const own = root.current;
    // React refuses to unmount a root while it renders another.
    if (own !== null && own !== "loading") window.setTimeout(() => own.unmount());
  }, []);
  const start = useCallback(() => {
    if (root.current !== null) return;
    root.current = "loading";
    const onReady = () => {
      isReady.current = true;
      if (isGone.current) end();
      else replay(held.current);
    };
    loadEstimator().then(
      (Estimator) => {
        if (place.current === null) return;
        const view = <Estimator {...latest.current} onReady={onReady} />;
        if (place.current.hasChildNodes()) root.current = hydrateRoot(place.current, view);
        else {
          root.current = createRoot(place.current);
          root.current.render(view);
        }
      },
      () => release(held.current),
    );
  }, [place, end]);
  useEffect(() => {
    if (place.current?.hasChildNodes() === false) start();
    return () => {
      isGone.current = true;
      // A root that goes before it has taken over its HTML is an error for React (its number 424).
      if (isReady.current) end();
    };
  }, [place, start, end]);
  const onClickCapture = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (isReady.current || button === null) return;
    event.preventDefault();
    event.stopPropagation();
    held.current = button;
    start();
  };
  return { start, onClickCapture };
}

/**
 * The place of the calculator in a built site's browser: React leaves the prerendered content of such
 * an element as it is, until it comes near or is touched.
 */
export function Island(props: EstimatorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { start, onClickCapture } = useTakeover(place, props);
  useNear(place, start);
  return (
    <div
      ref={place}
      onClickCapture={onClickCapture}
      onFocusCapture={start}
      onPointerDownCapture={start}
      dangerouslySetInnerHTML={nothing}
      suppressHydrationWarning
    />
  );
}
