/**
 * All that the site tells its analytics. No member can carry a name, an e-mail address or a phone
 * number; addresses come without personal keys.
 */
export type AnalyticsEvent = PageView | { readonly name: "conversion" };

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
