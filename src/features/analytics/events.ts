/**
 * All that the site tells its analytics. No member can carry a name, an e-mail address or a phone
 * number; addresses come without personal keys.
 */
export type AnalyticsEvent =
  | {
      readonly name: "page_view";
      readonly pagePath: string;
      /** Full address without personal keys. */
      readonly pageLocation: string;
      readonly pageTitle: string;
    }
  | { readonly name: "conversion" };
