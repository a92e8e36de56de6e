/** Colours of `--paper` in tokens.css, which browsers also give their own bars. */
export const themeColor = { light: "#faf8f3", dark: "#101a15" } as const;
