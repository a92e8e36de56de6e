import { beforeEach, expect, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
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
const field = () => screen.getByRole("textbox", { name: "Name, document or way" });

beforeEach(() => {
  document.body.innerHTML = "";
  window.history.replaceState({ key: "k" }, "", "/integrations/");
});

test("before any script it is the whole list by kind, with its samples marked", () => {
  document.body.innerHTML = prerender(directory);
  expect(shown()).toEqual(["Alpha (sample)AwardsIDoc", "BetaAwardsREST", "GammaPayment filesSFTP"]);
  expect(screen.getByRole("region", { name: "Banks" })).toHaveTextContent("Money goes out.");
});

test("what is typed before the script runs counts", () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = prerender(directory);
  place.querySelector<HTMLInputElement>("input[name=find]")?.setRangeText("pay");
  render(directory, { container: place, hydrate: true });
  expect(shown()).toEqual(["GammaPayment filesSFTP"]);
});

test("words and kind narrow it; the count is told, the address follows and keeps its state", async () => {
  render(directory);
  expect(screen.getByRole("status")).toHaveTextContent("3 systems");
  await userEvent.type(field(), "awards");
  expect(shown()).toHaveLength(2);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 systems");
  await userEvent.click(screen.getByRole("radio", { name: "Banks 1" }));
  expect(shown()).toEqual([]);
  await waitFor(() => expect(window.location.search).toBe("?kind=banks&find=awards"));
  expect(window.history.state).toEqual({ key: "k" });
});

test("nothing found has a way back, to the field", async () => {
  render(directory);
  await userEvent.type(field(), "fax");
  expect(screen.getByRole("status")).toHaveTextContent("0 of 3 systems");
  await userEvent.click(screen.getByRole("button", { name: "Show all 3 systems" }));
  expect(shown()).toHaveLength(3);
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("a shared address brings its filter", () => {
  window.history.replaceState(null, "", "/integrations/?kind=banks&find=pay");
  render(directory);
  expect(field()).toHaveValue("pay");
  expect(screen.getByRole("radio", { name: "Banks 1" })).toBeChecked();
  expect(shown()).toEqual(["GammaPayment filesSFTP"]);
});
