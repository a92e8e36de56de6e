/**
 * Session-storage key under which the boot script keeps the addresses, one a line, that a visit came
 * to before the site's scripts could read them: the first, and each with news of the visit.
 */
export const LANDING_KEY = "landing_url";
