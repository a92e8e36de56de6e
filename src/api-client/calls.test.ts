import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import {
  downloadCaseStudy,
  fetchCountries,
  fetchEssentialSupplies,
  fetchLikes,
  generateOtp,
  likePost,
  submitLead,
  subscribe,
  verifyOtp,
} from ".";
import { lead } from "./testing/leads";

const phone = { prefix: "+91", number: "9876543210" };
const subscription = { email: "asha@example.co", is_test_session: false, utm_params: {} };
const study = { ...lead, case_study: "landed-cost" };

const fetch = jest.spyOn(globalThis, "fetch");

beforeEach(() => {
  fetch.mockReset();
});

function answer(body: unknown) {
  fetch.mockResolvedValueOnce(Response.json(body));
}

test.each<[string, () => Promise<unknown>, string, string, unknown]>([
  ["submitLead", () => submitLead(lead), "POST", "/company_leads", lead],
  ["fetchCountries", fetchCountries, "GET", "/countries", null],
  [
    "downloadCaseStudy",
    () => downloadCaseStudy(study),
    "POST",
    "/api/company_leads/download_case_study",
    study,
  ],
  ["fetchEssentialSupplies", fetchEssentialSupplies, "GET", "/essential_supplies", null],
  ["generateOtp", () => generateOtp(phone), "POST", "/v1/generate_otp", { phone }],
  [
    "verifyOtp",
    () => verifyOtp(phone, "012345"),
    "POST",
    "/v1/verify_otp",
    { phone, otp: "012345" },
  ],
  ["fetchLikes", () => fetchLikes("a-post"), "GET", "/blog/get_likes?blog_name=a-post", null],
  ["fetchLikes of the blog", () => fetchLikes(), "GET", "/blog/get_likes", null],
  ["likePost", () => likePost("a-post"), "POST", "/blog/like?blog_name=a-post", null],
  ["subscribe", () => subscribe(subscription), "POST", "/blog/subscribe", subscription],
])("%s calls its address with its body and the token", async (_, call, method, path, body) => {
  answer({});
  await call();

  expect(fetch).toHaveBeenCalledTimes(1);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(`https://api.example/v0${path}`);
  expect(init?.method).toBe(method);
  expect(typeof init?.body === "string" ? JSON.parse(init.body) : null).toEqual(body);
  expect(init?.headers).toEqual({
    "access-token": "test-token",
    ...(body !== null && { "content-type": "application/json" }),
  });
  expect(init).toMatchObject({ credentials: "omit", redirect: "error" });
});

test("a name is encoded in the query", async () => {
  answer({});
  await fetchLikes("a&b=c#d é");
  expect(fetch.mock.calls[0]?.[0]).toBe(
    "https://api.example/v0/blog/get_likes?blog_name=a%26b%3Dc%23d+%C3%A9",
  );
});

describe("answers", () => {
  test("a stored lead gives nothing", async () => {
    answer({ id: 1, email: "asha@example.co" });
    await expect(submitLead(lead)).resolves.toBeUndefined();
  });

  test.each<[unknown, string[]]>([
    [{ essential_supplies: [{ name: "Steel" }, { name: "Fuel", id: 2 }] }, ["Steel", "Fuel"]],
    [{ essential_supplies: [{ name: 1 }, null, "Steel", ["x"], {}, { name: "Fuel" }] }, ["Fuel"]],
    [{ essential_supplies: { name: "Steel" } }, []],
    [null, []],
  ])("categories of %j are %j", async (body, names) => {
    answer(body);
    await expect(fetchEssentialSupplies()).resolves.toEqual(names);
  });

  test.each([
    [{ likes: 12 }, 12],
    [{ likes: 0 }, 0],
    [{ likes: -1 }, null],
    [{ likes: 1.5 }, null],
    [12, null],
    [null, null],
  ])("likes of %j are %j", async (body, likes) => {
    answer(body);
    await expect(fetchLikes("a")).resolves.toBe(likes);
    answer(body);
    await expect(likePost("a")).resolves.toBe(likes);
  });

  test.each([
    [{ verified: true }, true],
    [{ verified: false }, false],
    [{ verified: "true" }, false],
    [null, false],
  ])("a one-time password answered with %j is right: %s", async (body, isRight) => {
    answer(body);
    await expect(verifyOtp(phone, "1")).resolves.toBe(isRight);
  });
});
