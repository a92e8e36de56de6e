/** A storage that never throws: browsers may refuse, fill up or clear storage at any access. */
interface SafeStorage {
  /** The value, or null where there is none or storage is refused. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <Value>(action: (storage: Storage) => Value): Value | null => {
    try {
      return action(open());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}

/** Storage of the browser, shared by all tabs. */
export const localStore = safeStorage(() => window.localStorage);

/** Storage of this tab. */
export const sessionStore = safeStorage(() => window.sessionStorage);

const PROBE = "probe";

/**
 * Removes session storage from the page if its calls throw, for example because it is full. When Gatsby
 * starts, it copes with a browser that refuses session storage, but not with a call that fails.
 */
export function hideBrokenSessionStorage(): void {
  try {
    const { sessionStorage } = window;
    sessionStorage.setItem(PROBE, "");
    sessionStorage.getItem(PROBE);
    sessionStorage.removeItem(PROBE);
  } catch {
    Reflect.defineProperty(window, "sessionStorage", { value: null });
  }
}
