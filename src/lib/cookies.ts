import Cookies from "js-cookie";

/** Values of cookies that the browser refused to store. They last for this page view. */
const refused = new Map<string, string>();

function storedCookie(name: string): string | null {
  try {
    return Cookies.get(name) ?? null;
  } catch {
    return null;
  }
}

/** A cookie's value, or null. Where the browser refused the cookie, the value it was given. */
export function readCookie(name: string): string | null {
  return refused.get(name) ?? storedCookie(name);
}

function setCookie(name: string, value: string, days: number): boolean {
  try {
    Cookies.set(name, value, {
      expires: days,
      path: "/",
      sameSite: "Lax",
      secure: window.location.protocol === "https:",
    });
  } catch {
    // The same as browsers that refuse without an error.
  }
  return storedCookie(name) === value;
}

/**
 * Writes a cookie for the whole site. Where the browser refuses it, the value lasts for this page
 * view.
 *
 * @param days Days until it expires.
 */
export function writeCookie(name: string, value: string, days: number): void {
  let isStored = setCookie(name, value, days);
  if (!isStored) {
    // Another site of the company may have set one for the whole domain, which is read first.
    deleteCookie(name);
    isStored = setCookie(name, value, days);
  }
  if (isStored) refused.delete(name);
  else refused.set(name, value);
}

/** Whether the browser refused the value that a cookie was last given. */
export const isRefused = (name: string) => refused.has(name);

/** Bytes that a value takes in a cookie. */
export function cookieSize(value: string): number {
  return encodeURIComponent(value).length;
}

/** Names without decoding: cookies of third parties use other encodings than ours. */
const raw = Cookies.withConverter({ read: (value) => value, write: String });

/** Names of the cookies that scripts can read; none where cookies are refused. */
export function cookieNames(): string[] {
  try {
    return Object.keys(raw.get());
  } catch {
    return [];
  }
}

/**
 * The domains for which a page of a host may set cookies: the host and its parents without the top
 * level. None for `localhost` and IP addresses, whose cookies have no domain.
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
