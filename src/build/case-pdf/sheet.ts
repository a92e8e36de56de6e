import { readPalette } from "../palette";
import { newDocument, type SheetInfo } from "./document";
import { faceFor, type Faces } from "./faces";
import { drawGrid } from "./grid";
import { FOOT, lineGap, MARGIN, type Cell, type Style } from "./sheet-styles";

/** An A4 document, filled from top to bottom, with tagged text. */
export class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly chunks: Buffer[] = [];
  private readonly colorOf = readPalette();

  constructor(
    info: SheetInfo,
    private readonly faces: Faces,
  ) {
    this.doc = newDocument(info);
    this.doc.on("data", (chunk: Buffer) => this.chunks.push(chunk));
    for (const [name, face] of Object.entries(faces)) {
      // @ts-expect-error -- the package accepts an opened font; its types don't say so.
      this.doc.registerFont(name, face);
    }
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
  }

  private width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }

  private bottom(): number {
    return this.doc.page.height - MARGIN - FOOT;
  }

  /** Starts a new page if less than this height is left. */
  keep(height: number): void {
    if (this.doc.y + height > this.bottom()) this.doc.addPage();
  }

  private set(words: string, style: Pick<Style, "size" | "face" | "isSoft">): PDFKit.PDFDocument {
    const { size, face = "regular", isSoft = false } = style;
    return this.doc
      .font(faceFor(this.faces, face, words))
      .fontSize(size)
      .fillColor(this.colorOf(isSoft ? "ink-soft" : "ink").light);
  }

  /** Adds a text. A heading stays with what follows it, and a page never ends with a single line. */
  text(words: string, style: Style): void {
    if (words === "") return;
    this.keep(style.above + style.size * (style.tag.startsWith("H") ? 5 : 2.6));
    this.root.add(this.tagged(words, style));
  }

  private tagged(words: string, style: Style): PDFKit.PDFStructureElement {
    return this.doc.struct(style.tag, {}, () => {
      if (this.doc.y > MARGIN) this.doc.y += style.above;
      const indent = style.indent ?? 0;
      this.set(words, style).text(words, MARGIN + indent, this.doc.y, {
        width: this.width() - indent,
        lineGap: style.size * lineGap(style),
      });
    });
  }

  /** Draws a decorative line. */
  rule(above: number): void {
    this.doc.y += above;
    this.doc.markContent("Artifact", { type: "Layout" });
    this.doc
      .moveTo(MARGIN, this.doc.y)
      .lineTo(MARGIN + this.width(), this.doc.y)
      .lineWidth(0.5)
      .stroke(this.colorOf("rule").light);
    this.doc.endMarkedContent();
  }

  /** Adds a list with bullets or numbers. */
  list(items: readonly string[], isOrdered: boolean): void {
    const list = this.doc.struct("L");
    this.root.add(list);
    items.forEach((item, index) => {
      const words = `${isOrdered ? `${index + 1}.` : "•"} ${item}`;
      this.keep(28);
      const body = this.tagged(words, { tag: "LBody", size: 10.5, above: 4, indent: 12 });
      list.add(this.doc.struct("LI", {}, [body]));
    });
    list.end();
  }

  /** Adds a table with a header row. */
  table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
    this.doc.y += 8;
    this.keep(24 * Math.min(rows.length + 1, 8));
    this.set("", { size: 9.5 }).x = MARGIN;
    const faceOf = ({ text }: Cell, isHead: boolean) =>
      faceFor(this.faces, isHead ? "bold" : "regular", text);
    drawGrid(this.doc, this.root, [head, ...rows], faceOf, this.colorOf("rule").light);
  }

  /** Adds the footer to each page and returns the file. */
  async finish(line: string): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.doc.switchToPage(index);
      this.doc.page.margins.bottom = 0;
      this.doc.markContent("Artifact", { type: "Pagination" });
      const words = `${line}   ${index + 1} of ${count}`;
      const top = this.doc.page.height - MARGIN;
      const options = { width: this.width(), lineBreak: false };
      this.set(words, { size: 8.5, isSoft: true }).text(words, MARGIN, top, options);
      this.doc.endMarkedContent();
    }
    return new Promise((resolve) => {
      this.doc.on("end", () => resolve(Buffer.concat(this.chunks)));
      this.doc.end();
    });
  }
}
