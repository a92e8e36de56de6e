import { upgradeState } from "../../kit/state";
import { landedCost, type State, type Supplier } from "../fields";

/** The three quotations of the article on landed cost, for 12,000 kg of film. */
export const film: State = upgradeState(
  landedCost,
  {
    item: "BOPP film",
    quantity: "12,000",
    unit: "kg",
    interest: "12",
    standardDays: "60",
    taxCredit: true,
    suppliers: [
      {
        name: "A",
        term: "EXW",
        price: "168",
        freight: "1,24,000",
        insurance: "0.2",
        rejects: "1.5",
        creditDays: "30",
      },
      { name: "B", term: "DAP", price: "₹178", rejects: "0.5%", creditDays: "60" },
      {
        name: "C",
        term: "CFR",
        origin: "import",
        currency: "USD",
        rate: "95",
        price: "$1.60",
        handling: "2.04 lakh",
        insurance: "0.2",
        duty: "10",
        surcharge: "10",
        rejects: "2",
        creditDays: "-30",
      },
    ],
  },
  "in",
);

/** The figures with fields of one supplier changed. */
export function withNumbers(state: State, index: number, texts: Partial<Supplier>): State {
  const suppliers = state.suppliers.map((own, at) => (at === index ? { ...own, ...texts } : own));
  return { ...state, suppliers };
}
