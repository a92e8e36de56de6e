import { beforeEach, expect, test } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prerender } from "../../lib/testing/prerender";
import { CaseList } from "./case-list";

const trait = (label: string) => ({ value: label.toLowerCase(), label });

const study = (title: string, industry: string, ...solutions: string[]) => ({
  url: `/case-study/${title.toLowerCase()}/`,
  title,
  description: `What ${title} did.`,
  industry: trait(industry),
  solutions: solutions.map(trait),
});

const list = (
  <CaseList
    studies={[
      study("Alpha", "Logistics", "Auctions", "Intake"),
      study("Beta", "Agriculture", "Sourcing"),
      study("Gamma", "Logistics", "Sourcing"),
    ]}
  />
);

const shown = () =>
  screen.queryAllByRole("heading", { level: 2 }).flatMap((heading) => {
    const link = within(heading).queryByRole("link");
    return link === null ? [] : [link.textContent];
  });
const pick = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

beforeEach(() => {
  document.body.innerHTML = "";
  window.history.replaceState({ key: "k" }, "", "/case-study/");
});

test("before any script every study is listed, and again by industry and by solution", () => {
  document.body.innerHTML = prerender(list);
  expect(shown()).toEqual(["Alpha", "Beta", "Gamma"]);
  const plain = screen.getByRole("navigation", { name: "Case studies by industry and solution" });
  const groups = [...plain.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(groups).toEqual([
    "AgricultureBeta",
    "LogisticsAlphaGamma",
    "AuctionsAlpha",
    "IntakeAlpha",
    "SourcingBetaGamma",
  ]);
});

test("the choices are those of the studies, by name, with their numbers", () => {
  render(list);
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "All 3",
    "Agriculture 1",
    "Logistics 2",
    "All 3",
    "Auctions 1",
    "Intake 1",
    "Sourcing 2",
  ]);
});

test("industry and solution narrow it together; the count is told, the address follows", async () => {
  render(list);
  expect(screen.getByRole("status")).toHaveTextContent("3 case studies");
  await pick("Logistics 2");
  expect(shown()).toEqual(["Alpha", "Gamma"]);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 case studies");
  await pick("Sourcing 2");
  expect(shown()).toEqual(["Gamma"]);
  await waitFor(() => expect(window.location.search).toBe("?industry=logistics&solution=sourcing"));
  expect(window.history.state).toEqual({ key: "k" });
});

test("nothing found says so and has a way back", async () => {
  window.history.replaceState(null, "", "/case-study/?industry=agriculture&solution=auctions");
  render(list);
  expect(shown()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("0 of 3 case studies");
  expect(screen.getByText(/^No case study of this industry/u)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all 3 case studies" }));
  expect(shown()).toHaveLength(3);
  expect(screen.getAllByRole("radio", { name: "All 3" })[0]).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("an address with an unknown industry shows everything", () => {
  window.history.replaceState(null, "", "/case-study/?industry=mining&utm_source=x");
  render(list);
  expect(shown()).toHaveLength(3);
});
