import { watch } from "node:fs";

/** A moment: an editor writes a file in several steps. */
const REST = 150;

/**
 * Calls back when something below folders has changed and nothing has for a moment. A folder that can't
 * be watched is left out.
 *
 * @param rest How long a change waits for others, in ms.
 * @returns Stops watching.
 */
export function watchFolders(
  folders: readonly string[],
  changed: () => void,
  rest = REST,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, rest);
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
