/** Query keys in which ads pass the ID of a click: of Google, Microsoft, Meta and LinkedIn. */
export const CLICK_IDS: ReadonlySet<string> = new Set(["gclid", "msclkid", "fbclid", "li_fat_id"]);

/**
 * Session storage key of the address a visitor landed on. The boot script writes it, since a visitor
 * may follow a link before the site's scripts have run.
 */
export const LANDING_KEY = "landing_url";
