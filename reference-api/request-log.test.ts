import { expect, test } from "@jest/globals";
import { leadPayload } from "./testing/leads";
import { startServer } from "./testing/server";

test("a request is logged with its method, route and status", async () => {
  const { get, log } = await startServer();

  await get("/blog/get_likes?blog_name=first-post");

  const answered = { method: "GET", route: "/blog/get_likes", status: 200, ms: expect.any(Number) };
  expect(log.map((line): unknown => JSON.parse(line))).toEqual([expect.objectContaining(answered)]);
});

test("the log has no personal data, whatever happens", async () => {
  const { send, post, get, database, log } = await startServer();
  const headers = {
    "access-token": "secret-token",
    "user-agent": "secret-agent",
    "x-forwarded-for": "203.0.113.7",
    cookie: "secret-cookie=1",
  };
  const lead = {
    method: "POST" as const,
    url: "/company_leads",
    headers,
    payload: leadPayload(),
  };

  await send(lead);
  await post("/company_leads", leadPayload({ company_email: "asha@example" }));
  await post("/blog/subscribe", { email: "asha@example.co" });
  await get("/nothing/asha@example.co?email=asha@example.co");
  await get("/blog/get_likes?blog_name=asha@example.co");
  await get("/%ZZasha@example.co");
  await database.db.schema.dropTable("leads").execute();
  await send(lead);

  const text = log.join("");
  expect(text).toContain("no such table");
  expect(log.filter((line) => line.includes('"Answered"'))).toHaveLength(7);
  expect(text).not.toMatch(/asha|example co\b|98765|secret|203\.0\.113|127\.0\.0\.1|newsletter/i);
});
