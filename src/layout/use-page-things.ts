import { useSiteSettings } from "../lib/use-site-settings";
import { openingsIn, questionsIn } from "../sections/content-facts";
import { application, faqPage, jobPosting, type PageThing } from "../seo/structured-data";

interface Page {
  readonly url: string;
  readonly description: string;
  readonly body: unknown;
}

/** What search engines learn about a page of text: a product, its questions, and open positions. */
export function usePageThings({ url, description, body }: Page): readonly PageThing[] {
  const { brand, header } = useSiteSettings();
  const products = header.filter(({ products }) => products).flatMap(({ links }) => links);
  const product = products.find(({ to }) => to === url);
  const name = `${brand} ${product?.label}`;
  const today = new Date().toISOString().slice(0, 10);
  return [
    product && application({ type: "SoftwareApplication", name, description, url, brand }),
    faqPage(questionsIn(body)),
    ...openingsIn(body).map((opening) => jobPosting(opening, brand, today)),
  ];
}
