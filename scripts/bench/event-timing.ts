import type { Page } from "@playwright/test";

/** What the page's observers have noted, in ms. */
interface Notes {
  /** By interaction: the longest of its events, from input to the next paint. */
  readonly interactions: Record<string, number>;
  /** Before the page had loaded: its parsing, layout and first paint. */
  readonly firstTasks: number[];
  /** After it: scripts that start, hydration, all that follows. */
  readonly longTasks: number[];
}

declare global {
  interface Window {
    benchNotes?: Notes;
  }
}

/** Shorter interactions and tasks are not reported by browsers. */
export const SHORTEST_EVENT_MS = 16;
export const SHORTEST_TASK_MS = 50;

/** Makes each page that is opened note its interactions (Event Timing) and long tasks. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const notes: Notes = { interactions: {}, firstTasks: [], longTasks: [] };
    window.benchNotes = notes;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, "interactionId");
        if (typeof id !== "number" || id === 0) continue;
        notes.interactions[id] = Math.max(notes.interactions[id] ?? 0, entry.duration);
      }
    }).observe({ type: "event", buffered: true, durationThreshold });
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType("navigation");
      const loaded = navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd;
      for (const { startTime, duration } of list.getEntries()) {
        const isOfScripts = Number(loaded) > 0 && startTime >= Number(loaded);
        notes[isOfScripts ? "longTasks" : "firstTasks"].push(duration);
      }
    }).observe({ type: "longtask", buffered: true });
  }, SHORTEST_EVENT_MS);
}

/** Forgets what was noted so far. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.benchNotes === undefined) return;
    Object.assign(window.benchNotes, { interactions: {}, firstTasks: [], longTasks: [] });
  });
}

async function notesOf(page: Page): Promise<Notes> {
  const notes = await page.evaluate(() => window.benchNotes);
  return notes ?? { interactions: {}, firstTasks: [], longTasks: [] };
}

/** The longest interaction, from input to the next paint; the shortest reported where none was longer. */
export async function longestInteraction(page: Page): Promise<number> {
  const { interactions } = await notesOf(page);
  return Math.max(SHORTEST_EVENT_MS, ...Object.values(interactions));
}

/**
 * The longest task of the scripts and of hydration, and that of the page's parsing, layout and first
 * paint, which come before any script; the shortest that is reported where none was longer.
 */
export async function longestTasks(page: Page): Promise<{ scripts: number; paint: number }> {
  const { firstTasks, longTasks } = await notesOf(page);
  return {
    scripts: Math.max(SHORTEST_TASK_MS, ...longTasks),
    paint: Math.max(SHORTEST_TASK_MS, ...firstTasks),
  };
}
