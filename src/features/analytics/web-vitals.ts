import type { Metric } from "web-vitals";
import { whenIdle } from "../../lib/when-idle";
import type { WebVital } from "./events";

/** The longest wait for an idle moment, in ms. */
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
  whenIdle(() => {
    load(report).catch(() => {
      // The chunk failed to load; the page works without it.
    });
  }, LATEST);
}
