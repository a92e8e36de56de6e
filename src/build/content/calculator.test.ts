import { describe, expect, test } from "@jest/globals";
import { page, problemsWith, replaceIn } from "./testing/project";

const calculator = `template: home
region: in
calculator:
  id: roi
  title: Savings
  note: What the estimate is and is not.
  spend: { least: 1, most: 1000, start: 120 }
  share: 60
  processes:
    - id: email
      label: E-mail
      hard: { low: 1, base: 2, high: 3 }
      avoidance: { low: 0, base: 0, high: 0 }
      hours: { low: 3, base: 5, high: 7.5 }
    - id: erp
      label: ERP
      hard: { low: 0.8, base: 1.5, high: 2.4 }
      avoidance: { low: 0, base: 0, high: 0 }
      hours: { low: 3, base: 5, high: 7.5 }
  eventSpend: 3000000
  hourCost: 700
  assumptions:
    events: What an event covers, in words.
    hard: What the percentages rest on.
    avoidance: What those of avoidance rest on.
    time: What hours and their cost rest on.`;

const withHome = async (part: string, by: string, text = "") => {
  const home = replaceIn(page, "template: standard", replaceIn(calculator, part, by));
  return problemsWith({ "pages/about.mdx": home + text });
};

const at = (line: number, message: string) => [`content/pages/about.mdx:${line} ${message}`];

describe("a home page's calculator", () => {
  test("can be linked to at its anchor", async () => {
    expect(
      await withHome("id: roi", "id: roi", "\n[Calculate](/about/#roi) or [here](#roi)\n"),
    ).toEqual([]);
    expect(await withHome("id: roi", "id: sums", "\n[Calculate](#roi)\n")).toEqual([
      expect.stringContaining("links to #roi, which /about/ does not have"),
    ]);
  });

  test("needs every figure and its basis", async () => {
    expect(await withHome("  hourCost: 700\n", "")).toEqual(
      at(
        4,
        "calculator.hourCost: is missing; add what an hour of a buyer costs, in rupees or dollars",
      ),
    );
    expect(
      await withHome("    time: What hours and their cost rest on.", "    time: Hours."),
    ).toEqual(at(27, "calculator.assumptions.time: has 6 characters; write at least 20"));
  });

  test("has estimates that rise, within bounds", async () => {
    expect(await withHome("hard: { low: 1, base: 2", "hard: { low: 1, base: 0.5")).toEqual(
      at(13, "calculator.processes.0.hard.base: 0.5 is below low; estimates rise from low to high"),
    );
    expect(await withHome("high: 3 }", "high: 101 }")).toEqual(
      at(13, "calculator.processes.0.hard.high: 101 is out of range; write 0 to 100"),
    );
    expect(await withHome("hourCost: 700", "hourCost: 0")).toEqual(
      at(22, "calculator.hourCost: 0 is not above 0"),
    );
  });

  test("begins with a spend and a share that a visitor can choose", async () => {
    expect(await withHome("start: 120", "start: 1200")).toEqual(
      at(8, "calculator.spend.start: 1200 is not between least and most"),
    );
    expect(await withHome("share: 60", "share: 62")).toEqual(
      at(9, "calculator.share: 62 can't be used; write 0, 5, 10 and so on to 100"),
    );
  });

  test("has processes with names of their own", async () => {
    expect(await withHome("id: erp", "id: email")).toEqual(
      at(16, 'calculator.processes.1.id: "email" is the name of two processes; rename one'),
    );
  });
});
