import { inflateSync } from "node:zlib";

/** Objects of a PDF by their number, as text, and what their streams hold. */
function objectsOf(bytes: Buffer): ReadonlyMap<string, { head: string; stream: string }> {
  const text = bytes.toString("latin1");
  const objects = [...text.matchAll(/\n(\d+) 0 obj\n(.*?)\nendobj/gsu)];
  return new Map(
    objects.map(([, id = "", body = ""]) => {
      const [head = "", packed] = body.split("\nstream\n");
      if (packed === undefined) return [id, { head, stream: "" }];
      const data = Buffer.from(packed.slice(0, packed.lastIndexOf("\nendstream")), "latin1");
      const isPacked = head.includes("/FlateDecode");
      return [id, { head, stream: (isPacked ? inflateSync(data) : data).toString("latin1") }];
    }),
  );
}

const hexText = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** The characters of a font's glyphs, in their order: `<0000> <0002> [<0041> <0042> <0043>]`. */
function glyphsOf(map: string): readonly string[] {
  const [, list = ""] = /beginbfrange\n<\w+> <\w+> \[(.*?)\]/su.exec(map) ?? [];
  return [...list.matchAll(/<(\w*)>/gu)].map(([, hex = ""]) => hexText(hex));
}

/** The words that a PDF of ours shows, page by page; a new line where a new text begins. */
export function pdfText(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, readonly string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(id)?.head ?? "") ?? [];
      fonts.set(name, glyphsOf(objects.get(map)?.stream ?? ""));
    }
  }
  const lines = [...objects.values()].flatMap(({ stream }) => {
    let glyphs: readonly string[] = [];
    return stream.split("\n").flatMap((line) => {
      const [, font] = /^\/(F\d+) [\d.]+ Tf$/u.exec(line) ?? [];
      if (font !== undefined) glyphs = fonts.get(font) ?? [];
      if (!line.endsWith(" TJ")) return [];
      const codes = [...line.matchAll(/<(\w*)>/gu)].flatMap(([, hex = ""]) =>
        [...hex.matchAll(/.{4}/gu)].map(([code]) => Number.parseInt(code, 16)),
      );
      return [codes.map((code) => glyphs[code] ?? "").join("")];
    });
  });
  return lines.join("\n");
}
