import { jest } from "@jest/globals";

const react: unknown = jest.requireActual("react");
const reactDom: unknown = jest.requireActual("react-dom");

/**
 * Simulates a page load: modules imported from now on have new state. React stays the same, because
 * Testing Library has already imported it.
 */
export function startNewPage(): void {
  jest.resetModules();
  jest.doMock("react", () => react);
  jest.doMock("react-dom", () => reactDom);
}

const page = globalThis.document;

/** Deletes cookies and storage, allows both again, and goes to the home page. */
export function clearBrowser(): void {
  jest.restoreAllMocks();
  Reflect.deleteProperty(page, "cookie");
  for (const pair of page.cookie.split("; ")) {
    page.cookie = `${pair.split("=", 1)[0] ?? ""}=; max-age=0; path=/`;
  }
  const { localStorage, sessionStorage } = globalThis;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
}

function refuse(): never {
  throw new DOMException("refused", "SecurityError");
}

/** Makes every access to cookies throw, until `clearBrowser`. */
export function refuseCookies(): void {
  Object.defineProperty(page, "cookie", { configurable: true, get: refuse, set: refuse });
}

/** Makes every access to local and session storage throw, until `clearBrowser`. */
export function refuseStorage(): void {
  jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
}

/** Makes every write to storage throw, until `clearBrowser`. */
export function refuseWriting(): void {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
}
