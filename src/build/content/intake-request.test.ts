/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { componentText } from "./testing/component-text";

const request = {
  title: "Request 1",
  caption: "What the scene shows, in a sentence of some length",
  asked: { words: "A crane for the boiler, please", by: "Maintenance", at: "09:12" },
  answers: [{ label: "Site", value: "Boiler house" }],
  currency: "₹",
  estimate: { quantity: 9, unit: "days", rate: 75_000, amount: 675_000 },
  routes: [
    { limit: 50_000, becomes: "Two quotations", due: "3 days" },
    { becomes: "RFQ by buyer", due: "8 days" },
  ],
  event: { name: "RFQ 2", at: "09:41", facts: [{ label: "Scope", value: "From the request" }] },
};

const mistakes = (props: object) =>
  mistakesOf(componentText("IntakeRequest", { ...request, ...props }));

test("an intake request whose estimate meets a route is taken", async () => {
  expect(await mistakes({})).toEqual([]);
});

test.each([
  [
    { estimate: { ...request.estimate, amount: 676_000 } },
    "estimate.amount: is 6,76,000, but 9 × 75,000 is 6,75,000",
  ],
  [
    { routes: [...request.routes].reverse() },
    "routes.0: has no limit; only the last route may have none",
  ],
  [
    {
      routes: [
        { limit: 50_000, becomes: "Two quotations", due: "3 days" },
        { limit: 50_000, becomes: "RFQ by buyer", due: "8 days" },
        { becomes: "Plan", due: "Agreed" },
      ],
    },
    "routes.1.limit: 50,000 is not above 50,000; limits rise from route to route",
  ],
  [
    {
      routes: [
        { limit: 1000, becomes: "Direct order", due: "1 day" },
        { limit: 50_000, becomes: "Two quotations", due: "3 days" },
      ],
    },
    "routes: has no limit that covers 6,75,000",
  ],
  [
    { event: { ...request.event, at: "09:12" } },
    "event.at: 09:12 is not after 09:12, when the request came in",
  ],
])("with %j it is refused", async (props, mistake) => {
  expect(await mistakes(props)).toEqual([`1 IntakeRequest.${mistake}`]);
});
