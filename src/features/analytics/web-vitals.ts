import type { Metric } from "web-vitals";
import type { WebVital } from "./events";

/** The longest wait for an idle moment, in ms. Safari has no idle callback and waits as long. */
const LATEST = 5000;

async function load(report: (vital: WebVital) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  const onMetric = ({ name, value, delta, rating, id }: Metric) =>
    report({ name: "web_vital", metric: name, value, delta, rating, id });
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(onMetric));
}

/**
 * Reports the page's Core Web Vitals, with FCP and TTFB, which explain them. The library is loaded
 * when the browser is idle; browsers buffer the entries it has missed.
 */
export function watchWebVitals(report: (vital: WebVital) => void): void {
  // The page works without the library.
  const start = () => void load(report).catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LATEST });
  else setTimeout(start, LATEST);
}
