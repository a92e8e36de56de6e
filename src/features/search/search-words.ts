/** A word or a number, as a group so that `split` keeps it. */
export const WORD = /([\p{L}\p{M}\p{N}]+)/gu;
