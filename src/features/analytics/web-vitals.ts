import type { Metric } from "web-vitals";
import { whenIdle } from "../../lib/when-idle";
import type { WebVital } from "./events";

/** The most that an idle moment is waited for, in ms. */
const PATIENCE = 5000;

async function load(report: (vital: WebVital) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  const tell = ({ name, value, delta, rating, id }: Metric) =>
    report({ name: "web_vital", metric: name, value, delta, rating, id });
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((watch) => watch(tell));
}

/**
 * Reports the page's Core Web Vitals, and two times that explain them. The measuring code is fetched
 * when the browser is idle; browsers keep what it missed of the page's beginning.
 */
export function watchWebVitals(report: (vital: WebVital) => void): void {
  whenIdle(() => {
    load(report).catch(() => {
      // A page that can't be measured is a page all the same.
    });
  }, PATIENCE);
}
