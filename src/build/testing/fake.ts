/**
 * The parts of a large interface, such as a Gatsby API, that the code under test uses, as if they
 * were all of it.
 */
export function fake<Whole>(parts: { readonly [Name in keyof Whole]?: unknown }): Whole {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return parts as Whole;
}
