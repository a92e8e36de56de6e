/**
 * Loads a JSON file of the site itself.
 *
 * @param address Its path, with a slash at its start.
 * @throws {Error} Where it can't be had or read.
 */
export async function loadSiteFile(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: "omit" });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
