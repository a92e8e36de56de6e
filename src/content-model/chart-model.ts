/**
 * A chart as its view draws it. The build computes it with d3, so that no chart library reaches a
 * browser: every text is formatted, and every position is a percentage of the drawing.
 */
export interface ChartModel {
  readonly title: string;
  readonly unit: string;
  readonly caption: string;
  /** The chart in a sentence, for those who can't see it. */
  readonly summary: string;
  readonly table: ChartTable;
  readonly drawing: RowsDrawing | PlotDrawing | TilesDrawing;
}

/** The data of a chart. The first cell of a row is its heading. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
}

/** How a part of a drawing looks. Only one part of a chart is marked. */
export type Tone = "ink" | "leaf" | "pale" | "marked";

/** Horizontal bars, one below the other, with their labels and amounts. */
export interface RowsDrawing {
  readonly shape: "rows";
  /** What each column of amounts is, if there are several. */
  readonly heads: readonly { readonly label: string; readonly tone: Tone }[];
  /** Where amounts of nothing are. */
  readonly zero: number;
  readonly rows: readonly DrawnRow[];
}

/** A row of `RowsDrawing`. */
export interface DrawnRow {
  readonly label: string;
  readonly amounts: readonly string[];
  readonly bars: readonly { readonly x: number; readonly width: number; readonly tone: Tone }[];
  /** Where this row's line to the next row is. */
  readonly link?: number;
  readonly isTotal: boolean;
}

/** Lines over time. */
export interface PlotDrawing {
  readonly shape: "plot";
  /** Values of the vertical axis at equal distances, from the highest. */
  readonly ticks: readonly string[];
  readonly lines: readonly DrawnLine[];
  /** First and last label of the horizontal axis. */
  readonly ends: readonly [string, string];
  /** A moment that a vertical line marks, with its label at the top or low in the plot. */
  readonly moment?: { readonly x: number; readonly label: string; readonly isLow: boolean };
}

/** A line of `PlotDrawing`, named at its end. */
export interface DrawnLine {
  /** Path in a square of 100 × 100. */
  readonly path: string;
  /** A path of points without length. */
  readonly dots: string;
  readonly tone: Tone;
  readonly name: { readonly y: number; readonly lines: readonly string[] };
}

/** A rectangle in percent of the drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Areas that fill a rectangle. */
export interface TilesDrawing {
  readonly shape: "tiles";
  readonly tiles: readonly DrawnTile[];
}

/** A tile of `TilesDrawing`, with its places in a wide and in a narrow drawing. */
export interface DrawnTile {
  readonly label: string;
  readonly amount: string;
  readonly detail: string;
  /** Width of the filled part, in percent of the tile. */
  readonly filled: number;
  readonly isMarked: boolean;
  readonly wide: Place;
  readonly narrow: Place;
}
