import { today } from "../lib/today";
import { useUsEditions } from "../features/region";
import { useSiteSettings } from "../lib/use-site-settings";
import { bodyOpenings, bodyQuestions } from "../sections/content-facts";
import { application, faqPage, jobPosting, type PageThing } from "../seo/structured-data";

interface Page {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly body: unknown;
}

const TOOLS = "/tools/";
const isTool = (url: string) => url.startsWith(TOOLS) && url !== TOOLS;

/**
 * What search engines learn about a page of text: a product or a tool, its questions, and open
 * positions.
 */
export function usePageThings({ url, title, description, body }: Page): readonly PageThing[] {
  const { brand, header } = useSiteSettings();
  const products = header.filter(({ products }) => products).flatMap(({ links }) => links);
  const editions = useUsEditions();
  const product = products.find(({ to }) => to === url || editions.get(to) === url);
  const facts = { description, url, brand };
  return [
    product &&
      application({ ...facts, type: "SoftwareApplication", name: `${brand} ${product.label}` }),
    isTool(url) ? application({ ...facts, type: "WebApplication", name: title }) : undefined,
    faqPage(bodyQuestions(body)),
    ...bodyOpenings(body).map((opening) => jobPosting(opening, brand, today())),
  ];
}
