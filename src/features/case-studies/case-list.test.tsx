import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
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
