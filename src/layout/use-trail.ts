import { trailTo, type Crumb } from "../lib/trail";
import { useSiteSettings } from "../lib/use-site-settings";

/**
 * The breadcrumbs of a page. Its own has the words of the menu that links to it, or else its title.
 *
 * @param url Path of the page.
 */
export function useTrail(url: string, title: string): readonly Crumb[] {
  const { header, footer, legal } = useSiteSettings();
  const links = [...header, ...footer].flatMap((group) => group.links);
  const linking = [...links, ...legal].find(({ to }) => to === url);
  return trailTo(url, linking?.label ?? title);
}
