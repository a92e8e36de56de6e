import { expect, test } from "@jest/globals";
import { currencies } from "../../lib/currency";
import { estimate } from "./estimate";
import { startInputs } from "./model";
import { announcementText, requirementText } from "./estimate";
import { content } from "./testing/content";

const inputs = startInputs(content);
const currency = currencies.in;
const result = estimate(content, inputs, currency);

test("a screen reader hears the base estimate of each kind", () => {
  expect(announcementText(result, currency)).toBe(
    "Base estimate a year: hard savings ₹1.44 crore, cost avoidance ₹72 lakh, time 1,200 hours.",
  );
});

test("a lead's requirement has inputs, each kind apart and the address", () => {
  const address = "https://site.example/?share=60#roi";
  expect(requirementText({ result, inputs, process: "E-mail", currency, address })).toBe(
    `Savings estimate from the website
Annual spend ₹120 crore, 60% of it through sourcing events: ₹72 crore
Current process: E-mail
Hard savings a year: low ₹72 lakh, base ₹1.44 crore, high ₹2.16 crore
Cost avoidance a year: low ₹36 lakh, base ₹72 lakh, high ₹1.08 crore
Buyer time a year: low 720 hours, base 1,200 hours, high 1,800 hours
https://site.example/?share=60#roi`,
  );
});
