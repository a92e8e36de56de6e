import { expect, test } from "@jest/globals";
import { leadPayload, type LeadChanges } from "../testing/leads";
import { errorIn, startServer } from "../testing/server";
import { onEachDatabase } from "../testing/databases";

const LEADS = "/company_leads";
const CASE_STUDY = "/api/company_leads/download_case_study";

onEachDatabase(() => {
  test("a lead is stored with everything that was sent", async () => {
    const { post, leads } = await startServer();
    const payload = leadPayload({ is_test_session: true, colour: "blue" });

    const response = await post(LEADS, payload);

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ status: "received" });
    expect(await leads()).toEqual([
      expect.objectContaining({
        receivedAt: "2026-01-31T09:00:05.000Z",
        requestType: "demo-callback",
        caseStudy: null,
        payload,
      }),
    ]);
  });

  test("a lead without optional properties gets their defaults", async () => {
    const { post, leads } = await startServer();
    const optional = { requirement: undefined, utm_params: undefined };
    const payload = leadPayload({ is_test_session: undefined, other_details: optional });

    expect((await post(LEADS, payload)).statusCode).toBe(201);

    expect((await leads())[0]?.lead).toMatchObject({
      is_test_session: false,
      other_details: { requirement: "", utm_params: {} },
    });
  });

  test("any text in a lead is stored unchanged", async () => {
    const { post, leads } = await startServer();
    const texts = [
      "नमस्ते 👩🏽‍💻 שלום \u202Eabc",
      "before\0after",
      "half \uD83D of an emoji",
      `<script>alert(1)</script> '); DROP TABLE leads; --`,
      "क".repeat(20_000),
    ];
    const utm_params = { utm_x: 5, "": null, constructor: "x", toString: ["y"], utm_y: "z" };

    for (const [index, requirement] of texts.entries()) {
      const company_email = `a${index}@example.co`;
      const lead = leadPayload({ company_email, other_details: { requirement, utm_params } });
      expect((await post(LEADS, lead)).statusCode).toBe(201);
      expect((await leads())[0]?.lead).toEqual(lead);
    }
  });

  test("a lead with a __proto__ key is stored without the key", async () => {
    const { send, leads } = await startServer();
    const pollution = '"__proto__":{"polluted":true},"constructor":{"prototype":1},"utm_source"';
    const payload = JSON.stringify(leadPayload())
      .replace('"utm_source"', pollution)
      .replace("{", '{"__proto__":{"company_email":"mallory@example.com"},');

    const response = await send({
      method: "POST",
      url: LEADS,
      headers: { "content-type": "application/json" },
      payload,
    });

    expect(response.statusCode).toBe(201);
    expect((await leads()).map((stored) => stored.payload)).toEqual([leadPayload()]);
    expect("polluted" in {}).toBe(false);
  });

  test("repeats of a lead are stored once with the same answer, even at the same time", async () => {
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
    expect(await leads()).toHaveLength(1);
  });

  test("a lead with another e-mail, request type or timestamp is a new one", async () => {
    const { post, leads } = await startServer();

    for (const changes of [
      {},
      { company_email: "ravi@example.co" },
      { other_details: { request_type: "sales-callback" } },
      { other_details: { timestamp: "2026-01-31T09:00:00.001Z" } },
    ]) {
      await post(LEADS, leadPayload(changes));
    }

    expect(await leads()).toHaveLength(4);
  });

  test("the lead of a case study is stored once, with its slug and type", async () => {
    const { post, leads } = await startServer();
    const payload = leadPayload({ case_study: "steel-maker", is_test_session: true });

    for (let round = 0; round < 2; round += 1) {
      const response = await post(CASE_STUDY, payload);
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({ case_study: "steel-maker" });
    }

    expect(await leads()).toEqual([
      expect.objectContaining({ requestType: "case-study", caseStudy: "steel-maker", payload }),
    ]);
  });
});

test("the lead of a case study without a slug or company is refused", async () => {
  const { post, leads } = await startServer();
  const answerTo = async (changes: LeadChanges) =>
    errorIn(await post(CASE_STUDY, leadPayload(changes)));
  const notFound = [400, expect.stringMatching(/^This case study could not be found/)];

  expect(await answerTo({})).toEqual(notFound);
  expect(await answerTo({ case_study: "../etc" })).toEqual(notFound);
  expect(await answerTo({ case_study: "x", company_name: "" })).toEqual([
    400,
    "Please enter a company name",
  ]);
  expect(await leads()).toEqual([]);
});
