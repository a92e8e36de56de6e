import type { Page } from "@playwright/test";

/** What the page's observers have noted, in ms. */
interface Notes {
  /** By interaction: the longest of its events, from input to the next paint. */
  readonly interactions: Record<string, number>;
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
    const notes: Notes = { interactions: {}, longTasks: [] };
    window.benchNotes = notes;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, "interactionId");
        if (typeof id !== "number" || id === 0) continue;
        notes.interactions[id] = Math.max(notes.interactions[id] ?? 0, entry.duration);
      }
    }).observe({ type: "event", buffered: true, durationThreshold } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      notes.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask", buffered: true });
  }, SHORTEST_EVENT_MS);
}

/** Forgets what was noted so far. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.benchNotes === undefined) return;
    Object.assign(window.benchNotes, { interactions: {}, longTasks: [] });
  });
}

async function notesOf(page: Page): Promise<Notes> {
  const notes = await page.evaluate(() => window.benchNotes);
  return notes ?? { interactions: {}, longTasks: [] };
}

/** The longest interaction, from input to the next paint; the shortest reported where none was longer. */
export async function longestInteraction(page: Page): Promise<number> {
  const { interactions } = await notesOf(page);
  return Math.max(SHORTEST_EVENT_MS, ...Object.values(interactions));
}

/** The longest task; the shortest that is reported where none was longer. */
export async function longestTask(page: Page): Promise<number> {
  const { longTasks } = await notesOf(page);
  return Math.max(SHORTEST_TASK_MS, ...longTasks);
}
