import { existsSync } from "node:fs";
import { databaseFile } from "./config";
import { openForReading } from "./database";
import { DatabaseError } from "./errors";
import { leadsToCsv } from "./leads-csv";
import { leadsToTable } from "./leads-table";
import { listLeads, type StoredLead } from "./stores/leads";

const USAGE = `Lists the stored leads, newest first, from the database file in API_DATABASE.

  npm run leads                                 as a table
  npm run --silent leads -- --csv > leads.csv   as CSV, for a spreadsheet
  npm run --silent leads -- --json              as JSON, with everything that was sent
`;

const FORMATS: ReadonlyMap<string, (leads: readonly StoredLead[]) => string> = new Map([
  ["", leadsToTable],
  ["--csv", leadsToCsv],
  ["--json", leadsToJson],
]);

/** Prints the stored leads (`npm run leads`). Returns the exit code. */
function main(): number {
  const flags = process.argv.slice(2).join(" ");
  const format = FORMATS.get(flags);
  if (!format) {
    console.error(`Unknown option: ${flags}\n\n${USAGE}`);
    return 2;
  }
  const file = databaseFile(process.env);
  const exists = existsSync(file);
  if (!exists) console.error(`There is no database at ${file}`);
  process.stdout.write(format(exists ? listLeads(openForReading(file)) : []));
  return 0;
}

function leadsToJson(leads: readonly StoredLead[]): string {
  const entries = leads.map(({ receivedAt, requestType, caseStudy, payload }) => ({
    received_at: receivedAt,
    request_type: requestType,
    case_study: caseStudy,
    payload,
  }));
  return `${JSON.stringify(entries, undefined, 2)}\n`;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early.
  if (error.code !== "EPIPE") throw error;
});

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
