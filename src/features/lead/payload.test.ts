import { expect, test } from "@jest/globals";
import { india } from "../../lib/country";
import { leadContent, leadPayload } from "./payload";

const values = {
  name: " Asha ",
  email: " asha@example.co\u200B",
  phone: "+91 98765-43210",
  company: "Example Co\t",
  requirement: " ",
};
const content = leadContent(values, india, "demo-callback", false);

test("a lead has the shape of the contract, with trimmed values", () => {
  const attribution = {
    utm_source: "x",
    landing_path: "/",
    landing_url: "https://site.example/?utm_source=x",
    submission_path: "/request-demo/",
    submission_url: "https://site.example/request-demo/",
  };
  expect(leadPayload(content, "2026-01-31T09:00:00.000Z", attribution)).toEqual({
    phone: { prefix: "+91", number: "9876543210" },
    company_email: "asha@example.co",
    company_name: "Example Co",
    other_details: {
      user_name: "Asha",
      requirement: "",
      request_type: "demo-callback",
      utm_params: attribution,
      timestamp: "2026-01-31T09:00:00.000Z",
    },
    is_test_session: false,
  });
});

test("a lead of a test session is marked, and any text survives", () => {
  const odd = '<b>"R&D"</b> 🙂 مرحبا \uD83D\0';
  const lead = leadContent({ ...values, name: odd, requirement: odd }, india, "supplier", true);
  expect(lead).toMatchObject({
    is_test_session: true,
    other_details: { user_name: odd, requirement: odd, request_type: "supplier" },
  });
  expect(JSON.parse(JSON.stringify(lead))).toEqual(lead);
});

test.each([
  ["", "Phone extension: 12"],
  [" HR coils\n", "HR coils\n\nPhone extension: 12"],
])("a phone extension is the end of the requirement %j", (requirement, sent) => {
  const typed = { ...values, phone: "98765 43210 ext. 12", requirement };
  expect(leadContent(typed, india, "demo-callback", false)).toMatchObject({
    phone: { prefix: "+91", number: "9876543210" },
    other_details: { requirement: sent },
  });
});

test("what a page adds to the form of a lead is sent with it", () => {
  const completion = { requirement: "Note", phone_verified: false } as const;
  const { other_details } = leadContent(values, india, "supplier", false, completion);
  expect(other_details).toMatchObject({ requirement: "Note", phone_verified: false });
  expect(content.other_details).not.toHaveProperty("phone_verified");
});
