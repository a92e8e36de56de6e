/**
 * Loads a text file of the site itself.
 *
 * @param path Its path, with a leading slash.
 * @throws {Error} If it can't be loaded.
 */
export async function loadText(path: string): Promise<string> {
  const response = await fetch(path, { credentials: "omit" });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.text();
}
