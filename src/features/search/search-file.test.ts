import { expect, test } from "@jest/globals";
import { decodePosting, encodePosting } from "./posting";
import { openIndex, packIndex } from "./search-file";
import { document, indexOf } from "./testing/documents";

test("occurrences come back as they were written, near and far", () => {
  const occurrences = [
    { entry: 0, place: 1 },
    { entry: 1, place: 15 },
    { entry: 70, place: 8 },
    { entry: 4_999, place: 5 },
    { entry: 1_000_000, place: 2 },
  ];
  const expected = occurrences.flatMap(({ entry, place }) => [entry, place]);
  expect(decodePosting(encodePosting(occurrences))).toEqual(expected);
  expect(decodePosting("")).toEqual([]);
});

test("entries come back as they were, each on its own line", () => {
  const { entries } = indexOf([
    document({ title: "One", url: "/one/", kind: "question", description: "A\nline  break" }),
    document({ title: "Two", url: "/two/", kind: "study" }),
  ]);
  expect(entries).toEqual([
    { title: "One", url: "/one/", kind: "question", description: "A line break" },
    { title: "Two", url: "/two/", kind: "study", description: "" },
  ]);
});

test("the text is looked through, and not loaded", () => {
  expect(packIndex([document({ title: "One", opening: "A whole sentence here" })])).not.toContain(
    "whole sentence",
  );
});

test.each([undefined, null, [], {}, { kinds: "0" }, "<!doctype html>"])(
  "%j is no index",
  (file) => {
    expect(() => openIndex(file)).toThrow("no search index");
  },
);
