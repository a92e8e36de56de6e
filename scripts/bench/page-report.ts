import { categories, type PageFigures } from "./page-figures";
import { table } from "./table";

/** What pages are compared with: the floor page of text and the one with an image. */
export interface Floors {
  readonly text: PageFigures;
  readonly image: PageFigures;
}

/** Times of a page as multiples of a floor's, and the most that each may be. */
interface Ratio {
  readonly value: number;
  readonly limit: number;
}

const PAINT_LIMIT = 1.05;
const POST_LIMIT = 1.1;
const HTML_LIMIT = 14 * 1024;
const SCORE = 100;

const isPost = (page: string) => /^\/blog\/./u.test(page);

/** First paint as a multiple of the text floor's. */
const fcpRatio = ({ fcp }: PageFigures, { text }: Floors): Ratio => ({
  value: fcp / text.fcp,
  limit: PAINT_LIMIT,
});

/** Largest paint as a multiple of the floor's with image; of a post, which is text, of the text floor's. */
function lcpRatio(page: string, { lcp }: PageFigures, { text, image }: Floors): Ratio {
  return isPost(page)
    ? { value: lcp / text.lcp, limit: POST_LIMIT }
    : { value: lcp / image.lcp, limit: PAINT_LIMIT };
}

const isOver = ({ value, limit }: Ratio) => value > limit;
const mark = (text: string, over: boolean) => (over ? `${text} !` : text);
const ms = (value: number) => String(Math.round(value));
const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const times = (ratio: Ratio) => mark(ratio.value.toFixed(2), isOver(ratio));

const HEAD = [
  ...["page", "FCP ms", "× floor", "LCP ms", "× floor", "TBT ms", "CLS"],
  ...["HTML+CSS KB", "JS KB", "fonts KB", "all KB", "requests", "perf", "a11y", "best", "SEO"],
];

function cells(page: string, figures: PageFigures, fcp: string, lcp: string): string[] {
  const scores = categories.map((name) =>
    mark(ms(figures.scores[name]), figures.scores[name] < SCORE),
  );
  return [
    ...[page, ms(figures.fcp), fcp, ms(figures.lcp), lcp, ms(figures.tbt)],
    mark(figures.cls.toFixed(3), figures.cls > 0),
    mark(kb(figures.htmlAndCss), figures.htmlAndCss > HTML_LIMIT),
    ...[kb(figures.js), kb(figures.fonts), kb(figures.all), ms(figures.requests), ...scores],
  ];
}

/** Whether a page takes more than it may. */
export function isOverBudget(page: string, figures: PageFigures, floors: Floors): boolean {
  return (
    isOver(fcpRatio(figures, floors)) ||
    isOver(lcpRatio(page, figures, floors)) ||
    figures.cls > 0 ||
    figures.htmlAndCss > HTML_LIMIT ||
    categories.some((name) => figures.scores[name] < SCORE)
  );
}

/** The table of pages against the floor, with what is over budget marked, and the failing audits below. */
export function pageReport(pages: ReadonlyMap<string, PageFigures>, floors: Floors): string {
  const rows = [...pages].map(([page, figures]) =>
    cells(page, figures, times(fcpRatio(figures, floors)), times(lcpRatio(page, figures, floors))),
  );
  const audits = [...pages].flatMap(([page, { failing }]) =>
    failing.map((audit) => `${page}  ${audit}`),
  );
  return [
    table(HEAD, [
      cells("floor, text", floors.text, "1.00", ""),
      cells("floor, image", floors.image, "", "1.00"),
      ...rows,
    ]),
    `\n! over budget: FCP ${PAINT_LIMIT} × text floor, LCP ${PAINT_LIMIT} × image floor (posts ${POST_LIMIT} × text floor), CLS 0, HTML+CSS ${kb(HTML_LIMIT)} KB, scores ${SCORE}`,
    audits.length === 0 ? "\nNo failing audit." : `\nFailing audits\n${audits.join("\n")}`,
  ].join("\n");
}
