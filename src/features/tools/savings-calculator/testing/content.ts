import type { SavingsContent } from "../estimate";

/** What a calculator assumes, in round numbers. */
export const content: SavingsContent = {
  spend: { least: 1, most: 100_000, start: 120 },
  share: 60,
  processes: [
    {
      id: "email",
      label: "E-mail and spreadsheets",
      hard: { low: 1, base: 2, high: 3 },
      avoidance: { low: 0.5, base: 1, high: 1.5 },
      hours: { low: 3, base: 5, high: 7.5 },
    },
    {
      id: "erp",
      label: "ERP",
      hard: { low: 0.8, base: 1.5, high: 2.4 },
      avoidance: { low: 0, base: 0, high: 0 },
      hours: { low: 2, base: 4, high: 6 },
    },
  ],
  eventSpend: 3_000_000,
  hourCost: 700,
  assumptions: { events: "Events.", hard: "Hard.", avoidance: "Avoidance.", time: "Time." },
  sample: true,
};
