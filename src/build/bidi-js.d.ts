/** The parts of bidi-js that are used; the package has no types (https://github.com/lojjic/bidi-js). */
declare module "bidi-js" {
  interface Levels {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string): Levels;
    /** First and last index of each part that is reversed, in the order of the reversals. */
    getReorderSegments(text: string, levels: Levels): readonly (readonly [number, number])[];
    getMirroredCharactersMap(text: string, levels: Uint8Array): ReadonlyMap<number, string>;
  }
  export default function bidiFactory(): Bidi;
}
