import { inflateSync } from "node:zlib";

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/** Objects of a PDF that Chromium printed, by their number. */
function objectsOf(bytes: Buffer): ReadonlyMap<string, PdfObject> {
  const text = bytes.toString("latin1");
  const objects = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gsu)];
  return new Map(
    objects.map(([, id = "", body = ""]) => {
      const [head = "", packed] = body.split("stream\n", 2);
      if (packed === undefined) return [id, { head, stream: "" }];
      const start = body.indexOf("stream\n") + "stream\n".length;
      const data = Buffer.from(body.slice(start, body.lastIndexOf("\nendstream")), "latin1");
      const isPacked = head.includes("/FlateDecode");
      return [id, { head, stream: (isPacked ? inflateSync(data) : data).toString("latin1") }];
    }),
  );
}

const hexText = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** The characters of a font's glyphs, by their code, and how many digits a code has. */
interface Font {
  readonly characters: ReadonlyMap<number, string>;
  readonly digits: number;
}

function charactersOf(map: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar(.*?)endbfchar/gsu)) {
    for (const [, code = "", hex = ""] of block.matchAll(/<(\w+)> <(\w+)>/gu)) {
      found.set(Number.parseInt(code, 16), hexText(hex));
    }
  }
  for (const [, block = ""] of map.matchAll(/beginbfrange(.*?)endbfrange/gsu)) {
    for (const [, low = "", high = "", hex = ""] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/gu)) {
      const [first, last] = [Number.parseInt(low, 16), Number.parseInt(high, 16)];
      const start = Number.parseInt(hex, 16);
      for (let code = first; code <= last; code += 1) {
        found.set(code, String.fromCharCode(start + code - first));
      }
    }
  }
  return found;
}

/** The words on a page that Chromium printed to PDF, without the spaces between them. */
export function paperText(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(id)?.head ?? "") ?? [];
      const { stream } = objects.get(map) ?? { stream: "" };
      const [, code = "0000"] = /begincodespacerange\s*<(\w+)>/u.exec(stream) ?? [];
      fonts.set(name, { characters: charactersOf(stream), digits: code.length });
    }
  }
  let words = "";
  for (const { stream } of objects.values()) {
    let font: Font = { characters: new Map(), digits: 4 };
    const marks = stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>(?=[^<]*?T[jJ])/gu);
    for (const [, name, hex] of marks) {
      if (name !== undefined) font = fonts.get(name) ?? font;
      const codes = hex?.match(new RegExp(`.{${font.digits}}`, "gu")) ?? [];
      words += codes.map((code) => font.characters.get(Number.parseInt(code, 16)) ?? "").join("");
    }
  }
  return words.replaceAll(/\s/gu, "");
}

/** How many sheets of paper a PDF has. */
export function sheetsOf(bytes: Buffer): number {
  return bytes.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}
