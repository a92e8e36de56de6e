import PDFDocument from "pdfkit";
import { FOOT, MARGIN } from "./sheet-styles";

/** The metadata of a PDF. */
export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly language: "en-IN" | "en-US";
  /** The day of the last change. Not that of the build: the same text gives the same bytes. */
  readonly day: string;
}

/** An empty A4 document with tags, made for screen readers (PDF/UA). */
export function newDocument(info: SheetInfo): PDFKit.PDFDocument {
  const date = new Date(`${info.day}T00:00:00Z`);
  return new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    tagged: true,
    // @ts-expect-error -- the types are of an older release without this option.
    subset: "PDF/UA",
    pdfVersion: "1.7",
    lang: info.language,
    displayTitle: true,
    // No default font: Helvetica would not be embedded.
    font: "",
    info: {
      Title: info.title,
      Author: info.author,
      Subject: info.subject,
      CreationDate: date,
      ModDate: date,
    },
  });
}
