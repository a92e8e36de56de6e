import { watch } from "node:fs";

/** How long a change waits for others: an editor writes a file in several steps. */
const REST = 150;

/**
 * Calls back when something below folders has changed and nothing has for a moment. A folder that can't
 * be watched is left out.
 *
 * @returns Stops watching.
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, REST);
  };
  const watchers = folders.flatMap((folder) => {
    try {
      // A file that is gone before it is looked at is a change as well.
      return [watch(folder, { recursive: true }, later).on("error", later)];
    } catch {
      return [];
    }
  });
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}
