import Big from "big.js";
import { costOf, type Quotation, type Terms } from "./cost";

/** The smallest step of a price: a paisa or a cent. */
const STEP = new Big("0.01");

/**
 * The highest price per unit, in whole paise or cents, at which a quotation costs less than the winner, all
 * else as entered; null if no price above 0 is low enough. Freight stays, but duty, tax, credit and rejects
 * follow the price, and each line is rounded. So the costs themselves are searched, by halves.
 *
 * @param target The winner's landed cost.
 */
export function winningPrice(quotation: Quotation, terms: Terms, target: Big): Big | null {
  const wins = (price: Big) => {
    const numbers = { ...quotation.numbers, price };
    return costOf({ ...quotation, numbers }, terms).total.lt(target);
  };
  let winning = STEP;
  let losing = quotation.numbers.price.round(2, Big.roundUp);
  if (!wins(winning) || wins(losing)) return null;
  while (losing.minus(winning).gt(STEP)) {
    const middle = winning.plus(losing).div(2).round(2, Big.roundDown);
    if (wins(middle)) winning = middle;
    else losing = middle;
  }
  return winning;
}
