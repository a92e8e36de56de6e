import { z } from "zod";
import { DAYS_OF_YEAR, daysBetween } from "../lib/calendar";
import { formatNumber } from "../lib/format-number";
import { day, line } from "./fields";
import { checkTotal } from "./scene-amounts";
import { complaintsInto, sceneFrame } from "./scene-fields";

const amount = z.number().positive({ error: "is not above zero" });

/** The days of an invoice, in their order. */
const moments = ["invoiced", "received", "approved", "paid", "due"] as const;

/** An invoice from its date to its early payment and its due date, with the discount. */
export const invoiceToPayment = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("status of the invoice, such as Offer open until 16:00"),
    currency: line(1, 3).describe("₹ or $"),
    invoiced: day.describe("the day of the invoice, YYYY-MM-DD"),
    received: day.describe("the day of the goods receipt"),
    approved: day.describe("the day on which the buyer approved it"),
    paid: day.describe("the day on which the supplier is paid early"),
    due: day.describe("the day on which the buyer pays"),
    amount: amount.describe("the invoice's amount"),
    rate: amount.describe("percent a year, such as 12"),
    days: z.number().describe("days from the early payment to the due date"),
    discount: amount.describe("amount × rate × days ÷ 365, rounded to a whole number"),
    payout: amount.describe("what the supplier receives: amount less discount"),
  })
  .superRefine((scene, context) => {
    const add = complaintsInto(context);
    for (const [index, moment] of moments.entries()) {
      const last = moments[index - 1];
      if (last !== undefined && scene[moment] < scene[last]) {
        add([moment], `${scene[moment]} is before ${scene[last]}, the day of ${last}`);
      }
    }
    const { amount: whole, rate, paid, due, days, discount, payout } = scene;
    const gained = daysBetween(paid, due);
    if (days !== gained) {
      add(["days"], `is ${formatNumber(days)}, but from ${paid} to ${due} are ${gained} days`);
    }
    const working = `${formatNumber(whole)} × ${formatNumber(rate)}% × ${formatNumber(days)} ÷ ${DAYS_OF_YEAR}`;
    const right = Math.round((whole * rate * days) / (100 * DAYS_OF_YEAR));
    checkTotal(add, ["discount"], discount, right, `${working} is`);
    const less = `${formatNumber(whole)} less ${formatNumber(discount)} is`;
    checkTotal(add, ["payout"], payout, whole - discount, less);
  });
