/** Session-storage key under which the boot script keeps the address a visit began with. */
export const LANDING_KEY = "landing_url";
