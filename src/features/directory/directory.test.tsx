import { beforeEach, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prerender } from "../../lib/testing/prerender";
import { Directory } from "./directory";

const groups = [
  {
    id: "erp",
    label: "ERP",
    about: "Orders come in.",
    systems: [
      { name: "Alpha", carries: "Awards", by: "IDoc", sample: true },
      { name: "Beta", carries: "Awards", by: "REST", sample: null },
    ],
  },
  {
    id: "banks",
    label: "Banks",
    about: "Money goes out.",
    systems: [{ name: "Gamma", carries: "Payment files", by: "SFTP", sample: null }],
  },
];
const directory = <Directory title="Systems" note="What these are." groups={groups} />;

const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const field = () => screen.getByRole("textbox");

beforeEach(() => window.history.replaceState(null, "", "/integrations/"));

test("the prerendered list is complete and marks samples", () => {
  document.body.innerHTML = prerender(directory);
  expect(shown()).toEqual(["Alpha (sample)AwardsIDoc", "BetaAwardsREST", "GammaPayment filesSFTP"]);
  expect(screen.getByRole("region", { name: "Banks" })).toHaveTextContent("Money goes out.");
  document.body.innerHTML = "";
});

test("words and kind filter the list; without a match, a button shows everything again", async () => {
  render(directory);
  expect(screen.getByRole("status")).toHaveTextContent("3 systems");
  await userEvent.type(field(), "awards");
  expect(shown()).toHaveLength(2);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 systems");
  await userEvent.click(screen.getByRole("radio", { name: "Banks 1" }));
  expect(shown()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Show all 3 systems" }));
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole("radio", { name: "All 3" })).toBeChecked();
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});
