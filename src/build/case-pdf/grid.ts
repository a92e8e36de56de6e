import { MARGIN, type Cell } from "./sheet-styles";

/**
 * Draws a table with a header row at the present position.
 *
 * @param parent What contains it for screen readers.
 * @param faceOf Name of the face that draws a cell.
 * @param rule Colour of the lines between rows.
 */
export function drawGrid(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  rows: readonly (readonly Cell[])[],
  faceOf: (cell: Cell, isHead: boolean) => string,
  rule: string,
): void {
  const table = doc.struct("Table");
  parent.add(table);
  const data = rows.map((row, index) =>
    row.map((cell) => ({
      text: cell.text,
      align: { x: cell.align },
      type: index === 0 ? ("TH" as const) : ("TD" as const),
      font: { src: faceOf(cell, index === 0), size: 9.5 },
    })),
  );
  // A variable, because the types don't know `structParent`.
  const options = {
    position: { x: MARGIN, y: doc.y },
    maxWidth: doc.page.width - 2 * MARGIN,
    structParent: table,
    defaultStyle: {
      border: { top: 0, left: 0, right: 0, bottom: 0.5 },
      borderColor: rule,
      padding: 4,
    },
    data,
  };
  doc.table(options);
  doc.y += 4;
  table.end();
}
