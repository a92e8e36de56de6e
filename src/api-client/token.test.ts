import { expect, jest, test } from "@jest/globals";

test("without a token the header is left out", async () => {
  jest.doMock("../lib/config", () => ({
    siteConfig: { apiHost: "https://api.example", apiToken: null },
  }));
  const { fetchCountries } = await import(".");
  const fetch = jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({}));
  await fetchCountries();
  expect(fetch.mock.calls[0]?.[0]).toBe("https://api.example/countries");
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({});
});
