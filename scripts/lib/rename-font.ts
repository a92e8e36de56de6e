/** Texts of a font's `name` table by their name ID (OpenType 1.9). */
export type FontNames = Readonly<Record<number, string>>;

const RECORD_BYTES = 16;

/** A `name` table in US English for the Windows platform, which browsers read. */
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

/**
 * Replaces the `name` table of an uncompressed font. The licence reserves the original name, and
 * neither subset-font nor fontkit can change it. Conversion to WOFF2 renews the checksums.
 */
export function renameFont(font: Buffer, names: FontNames): Buffer {
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
