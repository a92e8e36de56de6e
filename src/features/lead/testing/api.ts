import { jest } from "@jest/globals";
import { act } from "@testing-library/react";
import { parseJson } from "../../../lib/json";

/** An answer of the API as far as the client reads it. */
interface Answer {
  readonly status: number;
  readonly text: () => Promise<string>;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * An API that answers when a test says so. It stands in the place of `fetch`, the border of the site.
 */
export function stubApi() {
  const leads: unknown[] = [];
  const waiting: Record<"/company_leads" | "/countries", Waiting[]> = {
    "/company_leads": [],
    "/countries": [],
  };
  const fetch = jest.fn((url: string, init: { readonly body: string | null }) => {
    const isLead = url.endsWith("/company_leads");
    if (isLead) leads.push(parseJson(init.body ?? ""));
    return new Promise<Answer>((resolve, reject) => {
      waiting[isLead ? "/company_leads" : "/countries"].push({ resolve, reject });
    });
  });
  Reflect.set(globalThis, "fetch", fetch);

  /** Answers the oldest call that waits. */
  async function answer(path: keyof typeof waiting, status: number, body: unknown) {
    const call = waiting[path].shift();
    if (call === undefined) throw new Error(`No call of ${path} waits.`);
    const text = () => Promise.resolve(body === undefined ? "" : JSON.stringify(body));
    await act(async () => {
      call.resolve({ status, text });
      await Promise.resolve();
    });
  }

  return {
    /** The leads that were sent. */
    leads,
    store: () => answer("/company_leads", 201, {}),
    refuse: (status: number, body?: unknown) => answer("/company_leads", status, body),
    async breakOff() {
      await act(async () => {
        waiting["/company_leads"].shift()?.reject(new TypeError("Failed to fetch"));
        await Promise.resolve();
      });
    },
    listCountries: (body: unknown) => answer("/countries", 200, body),
    failCountries: () => answer("/countries", 500, {}),
    countriesCalls: () => fetch.mock.calls.filter(([url]) => url.endsWith("/countries")).length,
  };
}
