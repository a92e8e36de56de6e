import type Big from "big.js";

/** Whether two decimals are too few for a price for one unit: it is below 1, or has more of them. */
export const isSmallPrice = (price: Big) => price.lt(1) || !price.round(2).eq(price);
