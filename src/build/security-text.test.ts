import { expect, test } from "@jest/globals";
import { securityText } from "./security-text";

const facts = { siteUrl: "https://a.example", email: "hello@a.example", policy: "/policy/" };

test("researchers learn whom to write to, by which rules and until when", () => {
  expect(securityText(facts, new Date("2026-01-31T10:20:30Z"))).toBe(
    [
      "Contact: mailto:hello@a.example",
      "Expires: 2026-12-27T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://a.example/.well-known/security.txt",
      "Policy: https://a.example/policy/",
      "",
    ].join("\n"),
  );
});

test("a site without such a page names none", () => {
  expect(securityText({ ...facts, policy: null }, new Date())).not.toContain("Policy");
});
