import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { EntryList } from "./entry-list";

test("an invented entry is marked, in words that screen readers read", () => {
  const entry = { description: "What it is about.", note: "4 min read" };
  render(
    <EntryList
      entries={[
        { ...entry, url: "/a/", title: "Real", sample: false },
        { ...entry, url: "/b/", title: "Invented", sample: true },
        { ...entry, url: "/c/", title: "Without a note", note: undefined, sample: true },
      ]}
    />,
  );
  const [real, invented, bare] = screen.getAllByRole("listitem");
  expect(real).not.toHaveTextContent("Sample");
  expect(invented).toHaveTextContent(/Sample: invented for illustration\. 4 min read$/u);
  expect(bare).toHaveTextContent(/Sample: invented for illustration\.$/u);
  expect(screen.getByRole("heading", { name: "Invented" })).toBeVisible();
});
