import { expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { parseCountries } from "../src/api-client/country";
import { leadContent, leadPayload } from "../src/features/lead/payload";
import { validateLead } from "../src/features/lead/validate";
import { updateAttribution, withSubmission } from "../src/features/attribution/attribution";
import type { Country } from "../src/lib/country";
import { requestTypes } from "../src/lib/request-types";
import { isEmail, trimEmail } from "../src/lib/work-email";
import { listCountries } from "./countries";
import { startServer } from "./testing/server";

jest.setTimeout(60_000);

const LIMITS = { API_RATE_LIMIT_LEADS: "1000000", API_RATE_LIMIT_OTHER: "1000000" };
const SITE = "https://site.example";

const { countries } = parseCountries({ countries: listCountries() });

/** What the fields of the form accept: see `maxLength` in src/ui/field.tsx. */
const line = fc.string({ unit: "binary", maxLength: 500 });
const email = fc.oneof(
  fc.emailAddress(),
  fc.string({ unit: fc.constantFrom("@", ".", "a", "é", "\u094D", "-", "'", "!", " ", "b.co") }),
);
const digits = Array.from("0123456789९२");
const text = (units: readonly string[], minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...units), minLength, maxLength });

/** A number of a length that the country has, or anything like a number. */
const numberOf = ({ phoneNumberLength: lengths }: Country) =>
  fc
    .tuple(
      fc.constantFrom("", "tel:", "+91 "),
      fc.oneof(
        fc.constantFrom(...lengths.map(Number)).chain((length) => text(digits, length, length)),
        text([...digits, ...Array.from(" -()+/")], 6, 18),
      ),
      fc.constantFrom("", " ext. 12", "x12", "#१२"),
    )
    .map((parts) => parts.join(""));

test("the API accepts every lead that the form accepts, and stores what was typed", async () => {
  const server = await startServer(LIMITS);
  const name = fc.oneof(line, fc.string({ unit: fc.constantFrom("\u200B", "\u2800", "\t", "a") }));
  const values = fc.record({
    name,
    company: name,
    email,
    requirement: fc.string({ unit: "binary", maxLength: 8000 }),
  });
  // A supplier also sends what it makes.
  const requests = requestTypes.filter((type) => type !== "supplier");
  let sent = 0;
  for (const request of requests) {
    await fc.assert(
      fc.asyncProperty(
        values,
        fc
          .constantFrom(...countries)
          .chain((country) => fc.tuple(fc.constant(country), numberOf(country))),
        fc.webQueryParameters(),
        async (rest, [country, phone], query) => {
          const typed = { ...rest, phone };
          fc.pre(Object.keys(validateLead(typed, country)).length === 0);
          sent += 1;
          const unverified = { requirement: typed.requirement, phone_verified: false as const };
          const content = leadContent(typed, country, request, false, unverified);
          const address = `${SITE}/?utm_${query}`;
          const lead = leadPayload(
            content,
            new Date(server.now() + sent).toISOString(),
            withSubmission(updateAttribution(address, null), address),
          );
          expect((await server.post("/company_leads", lead)).statusCode).toBe(201);
          expect((await server.leads())[0]?.payload).toEqual(JSON.parse(JSON.stringify(lead)));
        },
      ),
      { numRuns: 3 },
    );
  }
});

test("the API accepts every address that the newsletter form accepts", async () => {
  const server = await startServer(LIMITS);
  await fc.assert(
    fc.asyncProperty(email.filter(isEmail), async (typed) => {
      const payload = { email: trimEmail(typed), is_test_session: false, utm_params: {} };
      expect((await server.post("/blog/subscribe", payload)).statusCode).toBe(200);
    }),
    { numRuns: 30 },
  );
});
