/** A custom property of `src/styles/tokens.css`. */
export interface Token {
  readonly name: string;
  readonly value: string;
  /** Its value in the dark scheme, where that is another. */
  readonly dark?: string;
  /** Its contrasts, or what it is for. */
  readonly note?: string;
}

/** What the styleguide's page is given (src/build/styleguide.ts). */
export interface StyleguideContext {
  readonly hasFooter: true;
  readonly tokens: readonly Token[];
  /** A text with every kind of section, with what it takes and with samples of its states. */
  readonly body: unknown;
}
