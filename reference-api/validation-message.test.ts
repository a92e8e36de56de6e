import { expect, test } from "@jest/globals";
import { leadPayload, type LeadChanges } from "./testing/leads";
import { errorIn, startServer } from "./testing/server";
import { validationError } from "./validation-message";

const NAME = "Please enter a name";
const EMAIL = "Please enter your valid work email";
const PHONE = "Please enter a valid number";
const PREFIX = "Please choose a country code";
const COMPANY = "Please enter a company name";
const LIMIT = { API_RATE_LIMIT_LEADS: "1000" };
const RELOAD = "Please reload the page and send the form again";

const details = (other_details: Record<string, unknown>): LeadChanges => ({ other_details });
const number = (text: string): LeadChanges => ({ phone: { prefix: "+91", number: text } });

const refused: readonly (readonly [string, LeadChanges, string])[] = [
  ["no name", details({ user_name: undefined }), NAME],
  ["an invisible name", details({ user_name: "\u200B\uFEFF\u3164\u2800" }), NAME],
  [
    "a name that is too long",
    details({ user_name: "x".repeat(1001) }),
    "Name: please use at most 1,000 characters",
  ],
  ["no e-mail", { company_email: undefined }, EMAIL],
  ["no dot", { company_email: "asha@example" }, EMAIL],
  ["NUL inside", { company_email: "as\0ha@example.co" }, EMAIL],
  ["a lone surrogate", { company_email: "as\uD800ha@example.co" }, EMAIL],
  [
    "an e-mail that is too long",
    { company_email: `${"x".repeat(320)}@example.co` },
    "Work email: please use at most 320 characters",
  ],
  ["no phone", { phone: undefined }, PHONE],
  ["a phone that is text", { phone: "+91 9876543210" }, PHONE],
  ["3 digits", number("123"), PHONE],
  ["16 digits", number("1".repeat(16)), PHONE],
  ["digits and a line break", number("12345\n"), PHONE],
  ["no prefix", { phone: { number: "9876543210" } }, PREFIX],
  ["an invalid prefix", { phone: { prefix: "91", number: "9876543210" } }, PREFIX],
  ["no company", { company_name: undefined }, COMPANY],
  [
    "requirements that are too long",
    details({ requirement: "x".repeat(20_001) }),
    "Requirements: please use at most 20,000 characters",
  ],
  ["an unknown type", details({ request_type: "jobs" }), RELOAD],
  ["no timestamp", details({ timestamp: undefined }), RELOAD],
  ["a long time", details({ timestamp: `2026-01-31T09:00:00.${"0".repeat(30)}Z` }), RELOAD],
  ["attribution that is text", details({ utm_params: "x" }), RELOAD],
  ["attribution four levels deep", details({ utm_params: { a: [{ b: [[1]] }] } }), RELOAD],
  ["a test flag that is text", { is_test_session: "true" }, RELOAD],
];

test("a lead with a mistake is refused with its message", async () => {
  const { post, leads } = await startServer(LIMIT);

  for (const [mistake, changes, message] of refused) {
    const response = await post("/company_leads", leadPayload(changes));
    expect([mistake, ...errorIn(response)]).toEqual([mistake, 400, message]);
  }

  expect(await leads()).toEqual([]);
});

const accepted: readonly (readonly [string, LeadChanges])[] = [
  ["4 digits", { phone: { prefix: "+247", number: "1234" } }],
  ["15 digits", { phone: { prefix: "+1-242", number: "1".repeat(15) } }],
  ["a free-mail address", { company_email: "asha@gmail.com" }],
  ["an international address", { company_email: "आशा@उदाहरण.भारत" }],
  ["white space around an address", { company_email: " asha@example.co\n" }],
  ["attribution three levels deep", details({ utm_params: { a: [{ b: [1] }] } })],
  ["a time zone", details({ timestamp: "2026-01-31T14:30:00+05:30" })],
];

test("an unusual lead is accepted", async () => {
  const { post } = await startServer();

  for (const [what, changes] of accepted) {
    const { statusCode } = await post("/company_leads", leadPayload(changes));
    expect([what, statusCode]).toEqual([what, 201]);
  }
});

test("a body that is no object is not a lead", async () => {
  const { send } = await startServer();
  const headers = { "content-type": "application/json" };

  for (const payload of ["null", "[]", ""]) {
    const response = await send({ method: "POST", url: "/company_leads", headers, payload });
    expect(errorIn(response)).toEqual([400, "Please fill in the form and send it again"]);
  }
});

test("there is a general message for errors without one in the contract", () => {
  expect(validationError([]).message).toBe("Please check what you entered and try again");
});
