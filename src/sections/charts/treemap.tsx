import { hierarchy, treemap } from "d3-hierarchy";
import type { ChartOf } from "../../content-model/chart";
import { columnFormatter, localeOf } from "../../lib/format-number";
import { percent } from "../../ui/charts/scale";
import { indexOfLargest, type ChartParts } from "./model";
import * as styles from "./treemap.module.css";

/**
 * The size of the drawing on a wide and on a narrow screen, in pixels. Its width is divided, because
 * tiles that are square in that space have room for a line of text in the drawing.
 */
const SIZES = { wide: [900 / 1.5, 384], narrow: [328 / 2, 384] } as const;
const GAP = 2;

interface Node {
  readonly amount: number;
  readonly parts?: readonly Node[];
}

/** Rectangles of amounts in a drawing of some size, in their order. */
function rectanglesIn([width, height]: readonly [number, number], amounts: readonly number[]) {
  const parts: Node[] = amounts.map((amount) => ({ amount }));
  const root = hierarchy<Node>({ amount: 0, parts }, (node) => node.parts).sum(
    ({ amount }) => amount,
  );
  const laidOut = treemap<Node>().size([width, height]).paddingInner(GAP)(root);
  return laidOut.leaves().map(({ x0, x1, y0, y1 }) => ({
    x: percent((x0 / width) * 100),
    y: percent((y0 / height) * 100),
    width: percent(((x1 - x0) / width) * 100),
    height: percent(((y1 - y0) / height) * 100),
  }));
}

/** Spend as areas. The category with the most spend without a contract is marked. */
export function treemapParts(chart: ChartOf<"treemap">): ChartParts {
  const { unit, categories, total } = chart;
  const format = columnFormatter(
    categories.flatMap(({ spend, contract }) => [spend, contract]),
    localeOf(unit),
  );
  const open = categories.map(({ spend, contract }) => spend - contract);
  const most = indexOfLargest(open);
  const filled = ({ spend, contract }: typeof total) => Math.round((contract / spend) * 100);
  const row = (label: string, own: typeof total) => [
    label,
    format(own.spend),
    format(own.contract),
    `${filled(own)}%`,
  ];
  const [first] = categories;
  return {
    summary: `Area chart in ${unit}. ${first?.label ?? ""} is the largest of ${categories.length} categories, at ${format(first?.spend ?? 0)} of ${format(total.spend)}. ${categories[most]?.label ?? ""} has the most spend without a contract, ${format(open[most] ?? 0)}.`,
    columns: ["Category", unit, "Under contract", "Share"],
    rows: categories.map((own) => row(own.label, own)),
    total: row("Total", total),
    drawing: (
      <Tiles
        tiles={categories.map((own, index) => ({
          label: own.label,
          spend: own.spend,
          amount: format(own.spend),
          detail: `${format(open[index] ?? 0)} without contract`,
          filled: filled(own),
          isMarked: index === most,
        }))}
      />
    ),
  };
}

interface Tile {
  readonly label: string;
  readonly spend: number;
  readonly amount: string;
  readonly detail: string;
  /** Width of the filled part, in percent of the tile. */
  readonly filled: number;
  readonly isMarked: boolean;
}

/** Areas that fill a rectangle, laid out once for wide and once for narrow screens. */
function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (["wide", "narrow"] as const).map((size) => {
    const rectangles = rectanglesIn(
      SIZES[size],
      tiles.map(({ spend }) => spend),
    );
    return (
      <svg key={size} className={styles[size]} aria-hidden="true">
        {tiles.map(({ label, amount, detail, filled, isMarked }, index) => (
          <svg key={label} {...rectangles[index]}>
            <rect className={styles.filled} width={percent(filled)} height="100%" />
            {isMarked && (
              <rect
                className={styles.marked}
                x={percent(filled)}
                width={percent(100 - filled)}
                height="100%"
              />
            )}
            <rect className={styles.edge} width="100%" height="100%" />
            <foreignObject width="100%" height="100%">
              <div className={styles.text}>
                <span>{label}</span>
                <b>{amount}</b>
                <span className={isMarked ? styles.chip : styles.detail}>{detail}</span>
              </div>
            </foreignObject>
          </svg>
        ))}
      </svg>
    );
  });
}
