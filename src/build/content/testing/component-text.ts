/** A component as an author writes it in MDX, without the props that are undefined. */
export const componentText = (name: string, props: object) =>
  `<${name} ${Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => `${prop}={${JSON.stringify(value)}}`)
    .join(" ")} />`;
