/**
 * Everything the site sends to its analytics. No member can carry a name, an e-mail address or a
 * phone number; addresses come with public query keys only.
 */
export type AnalyticsEvent = PageView | WebVital | { readonly name: "conversion" };

/** A page that a visitor has come to. */
export interface PageView {
  readonly name: "page_view";
  readonly pagePath: string;
  /** Full address with public query keys only. */
  readonly pageLocation: string;
  /** Address of the previous page with public query keys only, or an empty string. */
  readonly pageReferrer: string;
  readonly pageTitle: string;
}

/** A performance metric of this page load: https://web.dev/articles/vitals */
export interface WebVital {
  readonly name: "web_vital";
  readonly metric: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
  /** Milliseconds; for CLS, a score. */
  readonly value: number;
  /** Change since the metric was last reported, in the same unit. */
  readonly delta: number;
  readonly rating: "good" | "needs-improvement" | "poor";
  readonly id: string;
}
