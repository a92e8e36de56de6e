import { runInNewContext } from "node:vm";
import { LANDING_KEY } from "../../lib/landing";
import { itemsOf } from "../../lib/testing/items";
import { bootScript } from "../boot-script";

/** A browser as the boot script finds it. */
export interface Browser {
  /** Path, query and hash. */
  readonly address?: string;
  readonly cookie?: string;
  readonly region?: string | null;
  readonly landing?: string | null;
  /** How the page came up, as navigation timing tells it. */
  readonly arrival?: NavigationTimingType;
  /** Which comes first, once the page is painted: it has loaded, or is left for another. */
  readonly end?: "load" | "pagehide";
  /** Whether it paints: a tab behind others does not. */
  readonly isPainted?: boolean;
  /** Of the page, once all of it may be painted, in px. */
  readonly height?: number;
  readonly hasFooter?: boolean;
  /** What the browser refuses at any access. */
  readonly refuses?: readonly ("cookie" | "localStorage" | "sessionStorage" | "writing")[];
}

/** The site that the script runs on. */
export const SITE = "https://site.example";

function refuse(): never {
  throw new DOMException("refused", "SecurityError");
}

/** Tells of a paint that is on the screen, to those who asked for it. */
function paintObserver(waiting: (() => void)[]) {
  return class {
    readonly #tell: () => void;

    constructor(tell: () => void) {
      this.#tell = tell;
    }

    observe({ type }: PerformanceObserverInit): void {
      if (type === "paint") waiting.push(this.#tell);
    }
  };
}

/** Runs the boot script as a browser would, in its own realm, until the visitor leaves the page. */
export function boot({
  address = "/",
  cookie = "",
  region: stored = null,
  landing = null,
  arrival = "navigate",
  end = "load",
  isPainted = true,
  height = 1500,
  hasFooter = true,
  refuses = [],
}: Browser) {
  const root = document.createElement("html");
  const kept = new Map([
    ["region", stored],
    [LANDING_KEY, landing],
  ]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) =>
      refuses.includes("writing") ? refuse() : kept.set(key, value),
  };
  const opened: string[] = [];
  const open = (name: "cookie" | "localStorage" | "sessionStorage") => () => {
    opened.push(name);
    if (refuses.includes(name)) refuse();
    return name === "cookie" ? cookie : storage;
  };
  const atEnd = new EventTarget();
  const parsed = new EventTarget();
  const laidOut: (readonly [what: string, painting: string | undefined])[] = [];
  const layoutOf = (what: string) => {
    const asked = (value: number) => ({
      get: () => {
        laidOut.push([what, root.dataset.painting]);
        return value;
      },
    });
    return Object.defineProperties({}, { offsetTop: asked(0), offsetHeight: asked(height) });
  };
  const tasks: (() => void)[] = [];
  const paintings: (() => void)[] = [];
  const page: { dataLayer?: unknown[]; addEventListener: EventTarget["addEventListener"] } = {
    addEventListener: atEnd.addEventListener.bind(atEnd),
  };
  const sandbox = {
    window: page,
    document: Object.defineProperty(
      {
        documentElement: root,
        body: layoutOf("body"),
        querySelector: (selector: string) => (hasFooter ? layoutOf(selector) : null),
        addEventListener: parsed.addEventListener.bind(parsed),
      },
      "cookie",
      { get: open("cookie") },
    ),
    location: new URL(address, SITE),
    URLSearchParams,
    // Where the page paints, the visitor leaves before a second has gone.
    setTimeout: (task: () => void, delay = 0) => {
      if (!isPainted || delay < 1000) tasks.push(task);
    },
    PerformanceObserver: paintObserver(paintings),
    performance: { getEntriesByType: () => [{ type: arrival }] },
  };
  Object.defineProperty(sandbox, "localStorage", { get: open("localStorage") });
  Object.defineProperty(sandbox, "sessionStorage", { get: open("sessionStorage") });
  runInNewContext(bootScript, sandbox);
  parsed.dispatchEvent(new Event("DOMContentLoaded"));
  const { region, firstView, painting } = root.dataset;
  const isFirstAlone = firstView !== undefined && painting !== undefined;
  const painted = { region, isFirstAlone, opened: [...opened], kept: [...kept] };
  if (isPainted) paintings.splice(0).forEach((tell) => tell());
  atEnd.dispatchEvent(new Event(end));
  if (end === "load") while (tasks.length > 0) tasks.splice(0).forEach((task) => task());
  // A page that has loaded is left, too, some time.
  atEnd.dispatchEvent(new Event("pagehide"));
  return {
    painted,
    region: root.dataset.region,
    hasFont: root.dataset.font !== undefined,
    isFirstView: root.dataset.firstView !== undefined,
    isFirstAlone: root.dataset.painting !== undefined,
    laidOut,
    storedRegion: kept.get("region"),
    landing: kept.get(LANDING_KEY),
    queue: page.dataLayer ?? [],
    commands: (page.dataLayer ?? []).map(itemsOf),
  };
}
