declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css" {}

/** The address of a font. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** The module with which Gatsby starts in the browser (src/runtime/finish/webpack.ts). */
declare module "gatsby-entry" {}

/** Gatsby's router, which has types of its predecessor alone. */
declare module "@gatsbyjs/reach-router" {
  interface Update {
    readonly location: Location;
    readonly action: "PUSH" | "POP";
  }
  export const globalHistory: {
    /** Calls back whenever the address has changed, before the page of the new one is rendered. */
    readonly listen: (callback: (update: Update) => void) => void;
  };
}

declare module "subset-font" {
  interface Options {
    readonly targetFormat?: "truetype" | "woff2";
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
    readonly noHinting?: boolean;
  }
  /** Keeps of a font what `characters` need. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}

declare module "fontverter" {
  const fontverter: {
    /** Packs or unpacks a font. */
    readonly convert: (font: Buffer, format: "sfnt" | "woff2") => Promise<Buffer>;
  };
  export default fontverter;
}
