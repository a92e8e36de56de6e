import { trailTo, type Crumb } from "../lib/trail";
import { useSiteSettings } from "../lib/use-site-settings";

interface Page {
  readonly url: string;
  readonly title: string;
  /** Short name of the page, if no menu links to it. */
  readonly breadcrumb?: string | null;
}

/** The breadcrumbs of a page. Its own has the words of the menu that links to it, or else its name. */
export function useTrail({ url, title, breadcrumb }: Page): readonly Crumb[] {
  const { header, footer, legal } = useSiteSettings();
  const links = [...header, ...footer].flatMap((group) => group.links);
  const linking = [...links, ...legal].find(({ to }) => to === url);
  return trailTo(url, linking?.label ?? breadcrumb ?? title);
}
