/** Page context of the style guide (src/build/styleguide.ts). */
export interface StyleguideContext {
  readonly hasFooter: true;
  /** Content tree with every section, its props and samples of its states. */
  readonly body: unknown;
}
