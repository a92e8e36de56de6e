/** A text as a part of a regular expression that matches it and nothing else. */
export const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
