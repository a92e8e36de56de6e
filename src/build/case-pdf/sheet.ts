import type { Font } from "fontkit";
import { required } from "../../lib/required";
import { isRightToLeft, piecesOf, widthOf, wrap, type FontStack } from "../typeset";
import { drawCorner } from "./corner";
import { newDocument, type SheetInfo } from "./document";
import type { Faces, Stacks } from "./faces";
import { drawGrid } from "./grid";
import { FOOT, LINE, lineGap, MARGIN, type Cell, type Style } from "./sheet-styles";

/** An A4 document, filled from top to bottom, with tagged text. */
export class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly chunks: Buffer[] = [];
  /** Under which each face is registered. */
  private readonly names = new Map<Font, string>();

  constructor(
    info: SheetInfo,
    private readonly faces: Pick<Faces, "colours">,
    private readonly stacks: Stacks,
  ) {
    this.doc = newDocument(info);
    this.doc.on("data", (chunk: Buffer) => this.chunks.push(chunk));
    for (const face of Object.values(stacks).flat()) {
      if (this.names.has(face)) continue;
      const name = `face-${this.names.size}`;
      this.names.set(face, name);
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

  private stackOf({ isBold, isDisplay }: Omit<Style, "tag" | "above">): FontStack {
    return this.stacks[isDisplay === true ? "display" : isBold === true ? "bold" : "regular"];
  }

  private use(face: Font): PDFKit.PDFDocument {
    return this.doc.font(required(this.names.get(face), "A registered face"));
  }

  private set(style: Omit<Style, "tag" | "above">): PDFKit.PDFDocument {
    const { size, isSoft } = style;
    const { colours } = this.faces;
    return this.use(this.stackOf(style)[0])
      .fontSize(size)
      .fillColor(colours[isSoft === true ? "--ink-soft" : "--ink"]);
  }

  /** Adds a text. A heading stays with what follows it, and a page never ends with a single line. */
  text(words: string, style: Style): void {
    if (words === "") return;
    this.keep(style.above + style.size * (style.tag.startsWith("H") ? 5 : 2.6));
    this.root.add(this.tagged(words, style));
  }

  private tagged(words: string, style: Style): PDFKit.PDFStructureElement {
    const stack = this.stackOf(style);
    if (piecesOf(words, stack).some(({ font }) => font !== stack[0])) {
      return this.doc.struct(style.tag, { actual: words }, () => this.typeset(words, style));
    }
    return this.doc.struct(style.tag, {}, () => {
      if (this.doc.y > MARGIN) this.doc.y += style.above;
      const indent = style.indent ?? 0;
      this.set(style).text(words, MARGIN + indent, this.doc.y, {
        width: this.width() - indent,
        lineGap: style.size * lineGap(style),
      });
    });
  }

  /** Draws a text in several fonts or from right to left, which the package can't. */
  private typeset(words: string, style: Style): void {
    const { size, indent = 0, above } = style;
    if (this.doc.y > MARGIN) this.doc.y += above;
    const stack = this.stackOf(style);
    const width = this.width() - indent;
    const height = size * LINE;
    let top = this.doc.y;
    this.set(style);
    for (const line of wrap(words, stack, width / size)) {
      if (top + height > this.bottom()) {
        // Unlike addPage, it continues the tags.
        this.doc.continueOnNewPage();
        top = this.doc.y;
      }
      let left = MARGIN + indent;
      if (isRightToLeft(words)) left += width - widthOf(line, stack) * size;
      for (const { text, font } of piecesOf(line, stack)) {
        this.use(font).text(text, left, top + size, { lineBreak: false, baseline: "alphabetic" });
        left += widthOf(text, [font]) * size;
      }
      top += height;
    }
    this.doc.x = MARGIN;
    this.doc.y = top;
  }

  /** Draws a decorative line. */
  rule(above: number): void {
    this.doc.y += above;
    this.doc.markContent("Artifact", { type: "Layout" });
    this.doc
      .moveTo(MARGIN, this.doc.y)
      .lineTo(MARGIN + this.width(), this.doc.y)
      .lineWidth(0.5)
      .stroke(this.faces.colours["--rule"]);
    this.doc.endMarkedContent();
  }

  /** Draws the figure of the study in the upper corner of the page, cut at the paper's edge. */
  corner(seed: string): void {
    drawCorner(this.doc, seed, this.faces.colours);
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

  /** The first face that can draw all of a cell of a table, where the package knows only one. */
  private faceFor({ text }: Cell, isBold: boolean): Font | undefined {
    const stack = this.stackOf({ size: 0, isBold });
    return stack.find((font) =>
      piecesOf(text, [font, ...stack]).every((piece) => piece.font === font),
    );
  }

  /** Adds a table with a header row; as a list of its rows if a cell needs several faces. */
  table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
    const isDrawable = (cells: readonly Cell[], isBold: boolean) =>
      cells.every((cell) => this.faceFor(cell, isBold) !== undefined);
    if (isDrawable(head, true) && rows.every((row) => isDrawable(row, false))) {
      this.grid(head, rows);
      return;
    }
    const labelled = (row: readonly Cell[]) =>
      row.map(({ text }, index) => [head[index]?.text, text].filter(Boolean).join(": "));
    this.list(
      rows.map((row) => labelled(row).join("; ")),
      false,
    );
  }

  private grid(head: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
    this.doc.y += 8;
    this.keep(24 * Math.min(rows.length + 1, 8));
    this.set({ size: 9.5 }).x = MARGIN;
    const faceOf = (item: Cell, isHead: boolean) =>
      required(this.names.get(required(this.faceFor(item, isHead), "A face")), "Its name");
    drawGrid(this.doc, this.root, [head, ...rows], faceOf, this.faces.colours["--rule"]);
  }

  /** Adds the footer to each page and returns the file. */
  async finish(line: string): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.doc.switchToPage(index);
      this.doc.page.margins.bottom = 0;
      this.doc.markContent("Artifact", { type: "Pagination" });
      this.set({ size: 8.5, isSoft: true }).text(
        `${line}   ${index + 1} of ${count}`,
        MARGIN,
        this.doc.page.height - MARGIN,
        { width: this.width(), lineBreak: false },
      );
      this.doc.endMarkedContent();
    }
    return new Promise((resolve) => {
      this.doc.on("end", () => resolve(Buffer.concat(this.chunks)));
      this.doc.end();
    });
  }
}
