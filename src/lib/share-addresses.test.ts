import { expect, test } from "@jest/globals";
import { shareAddresses } from "./share-addresses";

test("each way is given the title and the full address, whatever is in them", () => {
  const title = "R&D: 5 % off? #1 ₹";
  const address = "https://site.example/blog/a-post/";
  const told = shareAddresses(title, address).map(({ href }) => {
    const { protocol, searchParams } = new URL(href);
    return [protocol, Object.fromEntries(searchParams)];
  });
  expect(told).toEqual([
    ["mailto:", { subject: title, body: address }],
    ["https:", { url: address }],
    ["https:", { text: title, url: address }],
    ["https:", { text: `${title} ${address}` }],
  ]);
});
