import { expect, jest, test } from "@jest/globals";
import { fetchCountries } from ".";

jest.mock("../lib/config", () => ({
  siteConfig: { apiHost: "https://api.example", apiToken: null },
}));

test("without a token the header is left out", async () => {
  const fetch = jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({}));
  await fetchCountries();
  expect(fetch.mock.calls[0]?.[0]).toBe("https://api.example/countries");
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({});
});
