/**
 * Session storage key of the address a visitor landed on. The boot script writes it, since a visitor
 * may follow a link before the site's scripts have run.
 */
export const LANDING_KEY = "landing_url";
