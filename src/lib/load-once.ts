/**
 * Makes a loader that loads once and then always gives the same promise. A failure is forgotten, so
 * the next call tries again.
 *
 * @param load For example `() => import("./lead-modal")`.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
