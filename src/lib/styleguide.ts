/** A custom property of `src/styles/tokens.css`. */
export interface Token {
  readonly name: string;
  readonly value: string;
  /** Its value in the dark scheme, if different. */
  readonly dark?: string;
  readonly note?: string;
}

/** Page context of the style guide (src/build/styleguide.ts). */
export interface StyleguideContext {
  readonly hasFooter: true;
  readonly tokens: readonly Token[];
  /** Content tree with every section, its props and samples of its states. */
  readonly body: unknown;
}
