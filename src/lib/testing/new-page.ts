import { jest } from "@jest/globals";

const react: unknown = jest.requireActual("react");
const reactDom: unknown = jest.requireActual("react-dom");

/**
 * Begins a new page: modules imported from now on start with a state of their own. React stays the
 * one that Testing Library has.
 */
export function startNewPage(): void {
  jest.resetModules();
  jest.doMock("react", () => react);
  jest.doMock("react-dom", () => reactDom);
}

const page = globalThis.document;

/** Forgets what the browser keeps, takes back what it was told to refuse, and goes to the home page. */
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

/** A browser that refuses cookies at any access, until it is cleared. */
export function refuseCookies(): void {
  Object.defineProperty(page, "cookie", { configurable: true, get: refuse, set: refuse });
}

/** A browser that refuses local and session storage at any access, until it is cleared. */
export function refuseStorage(): void {
  jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
}

/** A browser whose storages are full, until it is cleared. */
export function refuseWriting(): void {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
}
