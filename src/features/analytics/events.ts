/**
 * All that the site tells its analytics. No member can carry a name, an e-mail address or a phone
 * number; addresses come without personal keys.
 */
export type AnalyticsEvent = PageView | WebVital | { readonly name: "conversion" };

/** A page that a visitor has come to. */
export interface PageView {
  readonly name: "page_view";
  readonly pagePath: string;
  /** Full address without personal keys. */
  readonly pageLocation: string;
  /** Address of the page before, without personal keys, or nothing. */
  readonly pageReferrer: string;
  readonly pageTitle: string;
}

/** How fast and steady the page was for this visitor: https://web.dev/articles/vitals */
export interface WebVital {
  readonly name: "web_vital";
  readonly metric: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
  /** Milliseconds; of CLS, a score. */
  readonly value: number;
  /** What the value has grown by since the metric was last told. */
  readonly delta: number;
  readonly rating: "good" | "needs-improvement" | "poor";
  /** Tells the reports of one metric on one page from others. */
  readonly id: string;
}
