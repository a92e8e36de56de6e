import { posts } from "./posts";
import { table, frame } from "./primitives";
import { studies } from "./studies";
import { colours, sheet } from "./svg";

/** What networks show of a page without a cover: a price that turns round when it is landed. */
const share = frame(
  "Quoted, and landed",
  "₹ a kg of film",
  table(
    [
      { label: "Quoted", cells: ["168.00", "178.00", "152.00"] },
      { label: "All else", cells: ["14.85", "0.89", "41.56"] },
      { label: "Landed", cells: ["182.85", "178.89", "193.56"] },
    ],
    { head: ["A", "B", "C"], edges: [780, 1150, 1520], marked: [2, 1] },
  ),
);

/** An image of the site's content. */
export interface Drawing {
  /** Path of its PNG file. */
  readonly file: string;
  /** Size of the file in pixels; what is drawn fits into it, with paper around. */
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const inFolder = (folder: string, drawn: Readonly<Record<string, string>>): Drawing[] =>
  Object.entries(drawn).map(([name, content]) => drawing(`${folder}/${name}.png`, content));

function drawing(file: string, content: string, size = { width: 1600, height: 900 }): Drawing {
  const { width, height } = sheet;
  const paper = `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paper}${content}</svg>`;
  return { file, svg, ...size };
}

/** Every image that is drawn: covers of posts and case studies, and the site's own share image. */
export const drawings: readonly Drawing[] = [
  ...inFolder("content/blog", posts),
  ...inFolder("content/case-studies", studies),
  drawing("static/share.png", share, { width: 1200, height: 630 }),
];
