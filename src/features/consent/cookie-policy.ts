/** The page that names every cookie; a visitor gets there where the settings can't be opened. */
export const COOKIE_POLICY = "/legal/cookie-policy/";
