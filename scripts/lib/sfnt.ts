const RECORD_BYTES = 16;

/** Texts of a font's name table by their number (OpenType 1.9, name). */
export type FontNames = Readonly<Record<number, string>>;

/** A name table for Windows' English, which is all that browsers ask for. */
function nameTable(names: FontNames): Buffer {
  const texts = Object.entries(names).map(
    ([id, text]) => [Number(id), Buffer.from(text, "utf16le").swap16()] as const,
  );
  const records: number[][] = [];
  let offset = 0;
  for (const [id, text] of texts) {
    records.push([3, 1, 0x409, id, text.length, offset]);
    offset += text.length;
  }
  const head = [0, texts.length, 6 + 12 * texts.length, ...records.flat()];
  const bytes = Buffer.alloc(2 * head.length);
  head.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index));
  return Buffer.concat([bytes, ...texts.map(([, text]) => text)]);
}

/** A font with another name table. Checksums stay as they are: packing to WOFF2 makes them anew. */
export function rename(font: Buffer, names: FontNames): Buffer {
  const result = Buffer.concat([font, Buffer.alloc(-font.length & 3)]);
  const table = nameTable(names);
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + RECORD_BYTES * index;
    if (font.toString("latin1", record, record + 4) !== "name") continue;
    result.writeUInt32BE(result.length, record + 8);
    result.writeUInt32BE(table.length, record + 12);
    return Buffer.concat([result, table, Buffer.alloc(-table.length & 3)]);
  }
  throw new Error("The font has no name table.");
}

/** Reads what the site needs to know of a font in SFNT form (OpenType 1.9, tables of those names). */
export class Sfnt {
  readonly #tables = new Map<string, Buffer>();

  constructor(font: Buffer) {
    for (let index = 0; index < font.readUInt16BE(4); index += 1) {
      const record = 12 + RECORD_BYTES * index;
      const start = font.readUInt32BE(record + 8);
      const table = font.subarray(start, start + font.readUInt32BE(record + 12));
      this.#tables.set(font.toString("latin1", record, record + 4), table);
    }
  }

  /** @throws Error where the font has no such table. */
  #table(tag: string): Buffer {
    const table = this.#tables.get(tag);
    if (table === undefined) throw new Error(`The font has no table ${tag}.`);
    return table;
  }

  /** Heights as parts of the font's size. `descent` is positive. */
  get heights(): { readonly ascent: number; readonly descent: number; readonly lineGap: number } {
    const hhea = this.#table("hhea");
    return {
      ascent: hhea.readInt16BE(4) / this.#unitsPerEm,
      descent: -hhea.readInt16BE(6) / this.#unitsPerEm,
      lineGap: hhea.readInt16BE(8) / this.#unitsPerEm,
    };
  }

  get #unitsPerEm(): number {
    return this.#table("head").readUInt16BE(18);
  }

  /** Glyph of each character that the font has, from the character map's format 4. */
  get glyphs(): ReadonlyMap<number, number> {
    const cmap = this.#table("cmap");
    const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
      cmap.readUInt32BE(8 + 8 * index),
    );
    const offset = offsets.find((candidate) => cmap.readUInt16BE(candidate) === 4);
    if (offset === undefined) throw new Error("The font's character map has no format 4.");
    return readFormat4(cmap.subarray(offset));
  }

  /** Advance width of a glyph at the default weight, as part of the font's size. */
  width(glyph: number): number {
    const last = this.#table("hhea").readUInt16BE(34) - 1;
    return this.#table("hmtx").readUInt16BE(4 * Math.min(glyph, last)) / this.#unitsPerEm;
  }
}

function readFormat4(map: Buffer): Map<number, number> {
  const size = map.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const end = map.readUInt16BE(14 + segment);
    const start = map.readUInt16BE(16 + size + segment);
    const delta = map.readUInt16BE(16 + 2 * size + segment);
    const rangeAt = 16 + 3 * size + segment;
    const range = map.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const own = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - start));
      const glyph = own === 0 ? 0 : (own + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
