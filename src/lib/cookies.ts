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

/** Names and values as the browser has them: other people's cookies follow no encoding of ours. */
const raw = Cookies.withConverter({ read: (value) => value, write: String });

/** Names of the cookies that scripts can see; none where cookies are refused. */
export function cookieNames(): string[] {
  try {
    return Object.keys(raw.get());
  } catch {
    return [];
  }
}

/**
 * The domains that a page of a host may have set cookies for: the host and each of its parents but
 * the top level. None for `localhost` and addresses in numbers, whose cookies have no domain.
 */
export function domainsOf(hostname: string): string[] {
  const labels = hostname.split(".");
  if (/^[\d.]+$|:/u.test(hostname)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** Deletes a cookie of the host and of each parent domain, where the browser allows it. */
export function deleteCookie(name: string): void {
  for (const domain of [undefined, ...domainsOf(window.location.hostname)]) {
    try {
      Cookies.remove(name, { path: "/", domain });
    } catch {
      return;
    }
  }
}
