import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { testEnvironment } from "../../../scripts/lib/test-environment";
import { LEADS } from "./lead-form";

/** Answers a lead. `store` passes it on to the real API, which stores it. */
export type Answer = (response: ServerResponse, store: () => Promise<unknown>) => unknown;

/** What a browser needs to let a page read an answer. */
export const CORS = { "access-control-allow-origin": "*" };

/** A server between the page and the API that answers leads in the way a test sets. */
export interface FaultyApi {
  /** Leads that have arrived. */
  calls: number;
  answer: Answer;
  readonly close: () => void;
}

/** Sends the leads of a page to a server of its own. The page notices no change of address. */
export async function useFaultyApi(page: Page): Promise<FaultyApi> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      api.calls += 1;
      return api.answer(response, () =>
        fetch(testEnvironment.GATSBY_API_HOST + (request.url ?? ""), {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "access-token": testEnvironment.GATSBY_API_TOKEN,
          },
          body,
        }),
      );
    });
  });
  const api: FaultyApi = {
    calls: 0,
    answer: (response) => response.destroy(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(LEADS, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: `http://127.0.0.1:${port}${pathname}` });
  });
  return api;
}
