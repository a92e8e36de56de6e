/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { leadPayload, type LeadChanges } from "./testing/leads";
import { messageIn, startServer } from "./testing/server";
import { refusal } from "./validation-message";

const RELOAD = "Please reload the page and send the form again";

test.each<[string, LeadChanges, string]>([
  ["no name", { other_details: { user_name: undefined } }, "Please enter a name"],
  ["white space as name", { other_details: { user_name: " \t\u00A0" } }, "Please enter a name"],
  [
    "an invisible name",
    { other_details: { user_name: "\u200B\uFEFF\u3164\u2800" } },
    "Please enter a name",
  ],
  ["a number as name", { other_details: { user_name: 7 } }, "Please enter a name"],
  [
    "an endless name",
    { other_details: { user_name: "x".repeat(1001) } },
    "Name: please use at most 1,000 characters",
  ],
  ["no e-mail", { company_email: undefined }, "Please enter your valid work email"],
  ["no at sign", { company_email: "example.com" }, "Please enter your valid work email"],
  ["no dot", { company_email: "asha@example" }, "Please enter your valid work email"],
  [
    "white space inside",
    { company_email: "as ha@example.co" },
    "Please enter your valid work email",
  ],
  ["NUL inside", { company_email: "as\0ha@example.co" }, "Please enter your valid work email"],
  [
    "a lone surrogate",
    { company_email: "as\uD800ha@example.co" },
    "Please enter your valid work email",
  ],
  [
    "an endless e-mail",
    { company_email: `${"x".repeat(320)}@example.co` },
    "Work email: please use at most 320 characters",
  ],
  ["no phone", { phone: undefined }, "Please enter a valid number"],
  ["a phone that is text", { phone: "+91 9876543210" }, "Please enter a valid number"],
  ["no number", { phone: { prefix: "+91" } }, "Please enter a valid number"],
  ["3 digits", { phone: { prefix: "+91", number: "123" } }, "Please enter a valid number"],
  [
    "16 digits",
    { phone: { prefix: "+91", number: "1".repeat(16) } },
    "Please enter a valid number",
  ],
  [
    "Arabic digits",
    { phone: { prefix: "+91", number: "٠١٢٣٤٥٦٧٨٩" } },
    "Please enter a valid number",
  ],
  [
    "digits and a line break",
    { phone: { prefix: "+91", number: "12345\n" } },
    "Please enter a valid number",
  ],
  ["no prefix", { phone: { number: "9876543210" } }, "Please choose a country code"],
  [
    "a bad prefix",
    { phone: { prefix: "91", number: "9876543210" } },
    "Please choose a country code",
  ],
  ["no company", { company_name: undefined }, "Please enter a company name"],
  ["a blank company", { company_name: " " }, "Please enter a company name"],
  [
    "endless requirements",
    { other_details: { requirement: "x".repeat(20_001) } },
    "Requirements: please use at most 20,000 characters",
  ],
  ["an unknown type", { other_details: { request_type: "jobs" } }, RELOAD],
  ["no timestamp", { other_details: { timestamp: undefined } }, RELOAD],
  ["a date alone", { other_details: { timestamp: "2026-01-31" } }, RELOAD],
  ["attribution that is text", { other_details: { utm_params: "x" } }, RELOAD],
  ["a test flag that is text", { is_test_session: "true" }, RELOAD],
])("a lead with %s is refused in the words of the contract", async (_, changes, message) => {
  const { post, leads } = await startServer();

  const response = await post("/company_leads", leadPayload(changes));

  expect(response.statusCode).toBe(400);
  expect(messageIn(response)).toBe(message);
  expect(leads()).toEqual([]);
});

test.each([
  ["4 digits", { phone: { prefix: "+247", number: "1234" } }],
  ["15 digits", { phone: { prefix: "+1-242", number: "1".repeat(15) } }],
  ["a free-mail address", { company_email: "asha@gmail.com" }],
  ["an international address", { company_email: "आशा@उदाहरण.भारत" }],
  ["white space around an address", { company_email: " asha@example.co\n" }],
  ["a time zone", { other_details: { timestamp: "2026-01-31T14:30:00+05:30" } }],
])("a lead with %s is accepted", async (_, changes) => {
  const { post } = await startServer();

  expect((await post("/company_leads", leadPayload(changes))).statusCode).toBe(201);
});

test.each([["null"], ["[]"], ["42"], ['"text"'], [""]])(
  "the body %s is no lead",
  async (payload) => {
    const { send } = await startServer();

    const response = await send({
      method: "POST",
      url: "/company_leads",
      headers: { "content-type": "application/json" },
      payload,
    });

    expect(response.statusCode).toBe(400);
    expect(messageIn(response)).toBe("Please fill in the form and send it again");
  },
);

test("where the contract has no words there is a general message", () => {
  expect(refusal([]).message).toBe("Please check what you entered and try again");
});
