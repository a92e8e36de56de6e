/** The application's modules in the navigation of its windows, each with its tabs. */
export const windowModules = {
  Requests: ["Request", "Routing"],
  Events: ["Suppliers", "Comparison", "Award"],
  Auctions: ["Bids", "Rules", "Log"],
  Approvals: ["Chain", "Documents", "Log"],
  Contracts: ["Rates", "Orders", "Invoices"],
  Suppliers: ["Scorecard", "Invoices", "Documents"],
  Projects: ["Budget", "Tenders", "Transfers"],
  Freight: ["Loads", "Lanes"],
  Reports: ["Spend", "Savings", "Links"],
} as const;

/** A part of the application. */
export type Module = keyof typeof windowModules;
