import Cookies from "js-cookie";

/** A cookie's value, or null where there is none or cookies are refused. */
export function readCookie(name: string): string | null {
  try {
    return Cookies.get(name) ?? null;
  } catch {
    return null;
  }
}

/**
 * Writes a cookie for the whole site (readings.md, Names fixed here), where the browser allows it.
 *
 * @param days How long it is kept.
 */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    Cookies.set(name, value, {
      expires: days,
      path: "/",
      sameSite: "Lax",
      secure: window.location.protocol === "https:",
    });
  } catch {
    // Refused: what it would remember holds for this page view alone.
  }
}

/** Length in bytes of a value as it is written into a cookie. */
export function cookieSize(value: string): number {
  return encodeURIComponent(value).length;
}
