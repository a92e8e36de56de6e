import { rosetteShape, seededNumbers } from "../guilloche";
import type { readPalette } from "../palette";

/** Radius of the figure in the corner. */
const CORNER = 84;

/** Draws a figure in the upper corner of a page, cut at the paper's edge. */
export function drawCorner(
  doc: PDFKit.PDFDocument,
  seed: string,
  colorOf: ReturnType<typeof readPalette>,
): void {
  const random = seededNumbers(seed);
  doc.markContent("Artifact", { type: "Layout" });
  for (const [radius, ink] of [
    [CORNER, "leaf"],
    [CORNER * 0.34, "gold"],
  ] as const) {
    const { curve, copies } = rosetteShape(random, radius);
    for (const { angle, size } of copies) {
      doc
        .save()
        .translate(doc.page.width, 0)
        .rotate(angle)
        .scale(size)
        .path(curve)
        .lineWidth(0.35 / size)
        .stroke(colorOf(ink).light)
        .restore();
    }
  }
  doc.endMarkedContent();
}
