/**
 * Loads code that a page can't be shown without. If it can't be loaded, as after a new deployment, the
 * page is loaded again from the server: its HTML needs no code.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    window.location.reload();
    // The document is about to go; React keeps waiting until then.
    return new Promise<never>(() => undefined);
  }
}
