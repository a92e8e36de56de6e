/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { leadPayload } from "../testing/leads";
import { messageIn, startServer } from "../testing/server";

const LEADS = "/company_leads";
const CASE_STUDY = "/api/company_leads/download_case_study";

describe("a lead", () => {
  test("is stored with all that was sent", async () => {
    const { post, leads } = await startServer();
    const payload = leadPayload({ is_test_session: true, colour: "blue" });

    const response = await post(LEADS, payload);

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ status: "received" });
    expect(leads()).toEqual([
      expect.objectContaining({
        receivedAt: "2026-01-31T09:00:05.000Z",
        requestType: "demo-callback",
        caseStudy: null,
        payload,
      }),
    ]);
  });

  test("may lack what no visitor is asked for", async () => {
    const { post, leads } = await startServer();
    const bare = leadPayload({
      is_test_session: undefined,
      other_details: { requirement: undefined, utm_params: undefined },
    });

    expect((await post(LEADS, bare)).statusCode).toBe(201);

    expect(leads()[0]?.lead).toMatchObject({
      is_test_session: false,
      other_details: { requirement: "", utm_params: {} },
    });
  });

  test.each([
    ["emoji and right-to-left", "नमस्ते 👩🏽‍💻 שלום \u202Eabc"],
    ["NUL", "before\0after"],
    ["a lone surrogate", "half \uD83D of an emoji"],
    ["markup and SQL", `<script>alert(1)</script> '); DROP TABLE leads; --`],
    ["20,000 characters", "क".repeat(20_000)],
  ])("keeps %s as it was typed", async (_, requirement) => {
    const { post, leads } = await startServer();

    expect((await post(LEADS, leadPayload({ other_details: { requirement } }))).statusCode).toBe(
      201,
    );

    expect(leads()[0]?.lead.other_details.requirement).toBe(requirement);
  });

  test("is not lost for odd attribution", async () => {
    const { post, leads } = await startServer();
    const utm_params = { utm_x: 5, "": null, constructor: "x", toString: ["y"], utm_y: "z" };

    expect((await post(LEADS, leadPayload({ other_details: { utm_params } }))).statusCode).toBe(
      201,
    );

    expect(leads()[0]?.lead.other_details.utm_params).toEqual(utm_params);
  });

  test("is kept, without the key, when a key is named __proto__", async () => {
    const { send, leads } = await startServer();
    const text = JSON.stringify(leadPayload())
      .replace(
        '"utm_source"',
        '"__proto__":{"polluted":true},"constructor":{"prototype":1},"utm_source"',
      )
      .replace("{", '{"__proto__":{"company_email":"mallory@example.com"},');

    const response = await send({
      method: "POST",
      url: LEADS,
      headers: { "content-type": "application/json" },
      payload: text,
    });

    expect(response.statusCode).toBe(201);
    expect(leads().map(({ payload }) => payload)).toEqual([leadPayload()]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect("polluted" in {}).toBe(false);
  });

  test("of a depth that cannot be written down is refused in words", async () => {
    const { send, leads } = await startServer();
    const depth = 30_000;
    const deep = `{"deep":${"[".repeat(depth)}${"]".repeat(depth)},`;

    const response = await send({
      method: "POST",
      url: LEADS,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(leadPayload()).replace("{", deep),
    });

    expect(response.statusCode).toBe(400);
    expect(messageIn(response)).toMatch(/reload the page/);
    expect(leads()).toEqual([]);
  });
});

describe("a lead that comes again", () => {
  test("is stored once and answered like the first, also when all come at once", async () => {
    const { post, leads } = await startServer();

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post(
          LEADS,
          leadPayload({ company_email: index % 2 ? "asha@example.co" : " ASHA@Example.co " }),
        ),
      ),
    );

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['201 {"status":"received"}']),
    );
    expect(leads()).toHaveLength(1);
  });

  test.each([
    ["e-mail", { company_email: "ravi@example.co" }],
    ["request type", { other_details: { request_type: "sales-callback" } }],
    ["timestamp", { other_details: { timestamp: "2026-01-31T09:00:00.001Z" } }],
  ])("with another %s is another lead", async (_, changes) => {
    const { post, leads } = await startServer();

    await post(LEADS, leadPayload());
    await post(LEADS, leadPayload(changes));

    expect(leads()).toHaveLength(2);
  });
});

describe("the lead of a case study", () => {
  test("is stored with its slug and type, once", async () => {
    const { post, leads } = await startServer();
    const payload = leadPayload({ case_study: "steel-maker", is_test_session: true });

    const first = await post(CASE_STUDY, payload);
    const second = await post(CASE_STUDY, payload);

    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({ case_study: "steel-maker" });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(leads()).toEqual([
      expect.objectContaining({ requestType: "case-study", caseStudy: "steel-maker", payload }),
    ]);
  });

  test("needs a slug, and everything a lead needs", async () => {
    const { post, leads } = await startServer();

    const withoutSlug = await post(CASE_STUDY, leadPayload());
    const withBadSlug = await post(CASE_STUDY, leadPayload({ case_study: "../etc" }));
    const withoutCompany = await post(
      CASE_STUDY,
      leadPayload({ case_study: "x", company_name: "" }),
    );

    expect(messageIn(withoutSlug)).toMatch(/^This case study could not be found/);
    expect(messageIn(withBadSlug)).toMatch(/^This case study could not be found/);
    expect(messageIn(withoutCompany)).toBe("Please enter a company name");
    expect(leads()).toEqual([]);
  });
});
