import { createStore, useSelected } from "../../lib/store";

/** `sending`: a lead is on its way; `stored`: it arrived when its form was no longer there. */
type Progress = "sending" | "stored";

const NONE: ReadonlyMap<string, Progress> = new Map();

/**
 * Leads on their way, by form. Kept outside the forms: a modal that is closed meanwhile and opened
 * again must not send its lead twice.
 */
const store = createStore(NONE);

/** Whether a form's lead is on its way. */
export function isSending(formKey: string): boolean {
  return store.get().get(formKey) === "sending";
}

/** Notes where a form's lead is; null where there is none. */
export function setProgress(formKey: string, progress: Progress | null): void {
  const next = new Map(store.get());
  if (progress === null) next.delete(formKey);
  else next.set(formKey, progress);
  store.set(next);
}

/** Where a form's lead is, in a component. */
export function useProgress(formKey: string): Progress | null {
  return useSelected(store, NONE, (progress) => progress.get(formKey) ?? null);
}
