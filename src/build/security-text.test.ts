import { expect, test } from "@jest/globals";
import { securityText } from "./security-text";

const site = { siteUrl: "https://a.example", email: "hello@a.example" };
const POLICY = "/legal/responsible-disclosure/";

test("researchers learn whom to write to, by which rules and until when", () => {
  expect(securityText(site, ["/", POLICY], new Date("2026-01-31T10:20:30Z"))).toBe(
    [
      "Contact: mailto:hello@a.example",
      "Expires: 2026-12-27T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://a.example/.well-known/security.txt",
      `Policy: https://a.example${POLICY}`,
      "",
    ].join("\n"),
  );
});

test("a site without such a page names none", () => {
  expect(securityText(site, ["/"], new Date())).not.toContain("Policy");
});
