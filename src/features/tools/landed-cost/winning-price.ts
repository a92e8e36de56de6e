import Big from "big.js";
import { isSmallPrice } from "../kit/small-price";
import { costOf, type Quotation, type Terms } from "./cost";

/**
 * The highest price per unit at which a quotation costs less than the winner, all else as entered, with as
 * many decimals as a quotation like it has: two, or four for a small price. Null if no price above 0 is low
 * enough. Freight stays, but duty, tax, credit and rejects follow the price, and each line is rounded. So
 * the costs themselves are searched, by halves.
 *
 * @param target The winner's landed cost.
 */
export function winningPrice(quotation: Quotation, terms: Terms, target: Big): Big | null {
  const wins = (price: Big) => {
    const numbers = { ...quotation.numbers, price };
    return costOf({ ...quotation, numbers }, terms).total.lt(target);
  };
  const { price: quoted } = quotation.numbers;
  const places = isSmallPrice(quoted) ? 4 : 2;
  const step = new Big(10).pow(-places);
  let winning = step;
  let losing = quoted.round(places, Big.roundUp);
  if (!wins(winning) || wins(losing)) return null;
  while (losing.minus(winning).gt(step)) {
    const middle = winning.plus(losing).div(2).round(places, Big.roundDown);
    if (wins(middle)) winning = middle;
    else losing = middle;
  }
  return winning;
}
