import { beforeEach, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CaseList } from "./case-list";

const tag = (label: string) => ({ value: label.toLowerCase(), label });

const study = (title: string, industry: string, ...solutions: string[]) => ({
  url: `/case-study/${title.toLowerCase()}/`,
  title,
  description: `What ${title} did.`,
  industry: tag(industry),
  solutions: solutions.map(tag),
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
  screen
    .queryAllByRole("heading", { level: 2 })
    .flatMap((heading) => within(heading).queryByRole("link")?.textContent ?? []);
const status = () => screen.getByRole("status");
const pick = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

beforeEach(() => window.history.replaceState(null, "", "/case-study/"));

test("the choices and the lists without script come from the studies, sorted by name", () => {
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
  const lists = screen.getByRole("navigation", { name: "Case studies by industry and solution" });
  expect([...lists.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
    "AgricultureBeta",
    "LogisticsAlphaGamma",
    "AuctionsAlpha",
    "IntakeAlpha",
    "SourcingBetaGamma",
  ]);
});

test("industry and solution filter together; without a match, a button shows all again", async () => {
  render(list);
  expect(status()).toHaveTextContent("3 case studies");
  await pick("Logistics 2");
  expect(shown()).toEqual(["Alpha", "Gamma"]);
  await pick("Sourcing 2");
  expect(shown()).toEqual(["Gamma"]);
  expect(status()).toHaveTextContent("1 of 3 case studies");
  await pick("Agriculture 1");
  await pick("Auctions 1");
  expect(shown()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Show all 3 case studies" }));
  expect(shown()).toHaveLength(3);
  expect(screen.getAllByRole("radio", { name: "All 3" })[0]).toHaveFocus();
});
