import { Bars } from "../kit/bars";
import { Fold } from "../kit/fold";
import { ResultTable } from "../kit/result-table";
import type { Results } from "../kit/results";
import { showNumber } from "../kit/show";
import { scopesOf } from "./findings";
import type { Matrix } from "./matrix";
import type { Reading } from "./reading";
import { monthlyVolume } from "./volume";
import { capital, findingText, rangeText } from "./words";
import * as kit from "../kit/kit.module.css";
import * as styles from "./approval-matrix.module.css";

/** The most findings that are listed. */
const MOST_LISTED = 12;

/** Gaps, overlaps, limits that are too low and bands without approver. */
export function Findings({ reading }: { readonly reading: Reading }) {
  const { matrix, findings, region } = reading;
  if (matrix === null || findings.length === 0) return null;
  const left = findings.length - MOST_LISTED;
  const scopes = scopesOf(matrix.bands).length;
  return (
    <ul className={styles.findings} aria-label="Weaknesses of the matrix">
      {findings.slice(0, MOST_LISTED).map((finding, index) => {
        const { title, text } = findingText(finding, matrix, scopes, region);
        return (
          <li key={index}>
            <strong>{title}</strong> <span>{text}</span>
          </li>
        );
      })}
      {left > 0 ? <li>{`And ${left} more.`}</li> : null}
    </ul>
  );
}

/** Purchases, approvals and days of each band in a month. */
function monthOf(matrix: Matrix, region: Reading["region"]): Results {
  const { bands, total, average } = monthlyVolume(matrix);
  const show = (value: Parameters<typeof showNumber>[0]) => ({
    text: showNumber(value, region),
    value,
  });
  return {
    caption: "A month by band",
    columns: ["Band", "Purchases", "Approvals", "Days each", "Days in all"],
    rows: [
      ...bands.map(({ purchases, approvals, daysEach, days }, index) => {
        const band = matrix.bands[index];
        return {
          label: `Band ${index + 1}`,
          hint: band === undefined ? "" : rangeText(band, region),
          cells: [show(purchases), show(approvals), show(daysEach), show(days)],
        };
      }),
      {
        label: "All bands",
        isTotal: true,
        cells: [
          show(total.purchases),
          show(total.approvals),
          average === null ? "–" : show(average),
          show(total.days),
        ],
      },
    ],
  };
}

/** What a month of approvals takes, from the purchases a month of each band. */
export function Volume({ reading: { matrix, region } }: { readonly reading: Reading }) {
  if (matrix === null) return null;
  const { roles, total, average } = monthlyVolume(matrix);
  const show = (value: Parameters<typeof showNumber>[0]) => showNumber(value, region);
  return (
    <Fold title="What a month of approvals takes">
      {() => (
        <>
          <p>
            {average === null
              ? "Enter purchases a month in the matrix to count approvals."
              : `${show(total.purchases)} purchases a month need ${show(total.approvals)} approvals. Each waits ${show(average)} working days on average.`}
          </p>
          <Bars
            caption="Approvals a month"
            bars={roles.map(({ role, approvals }) => ({
              label: role.name,
              value: show(approvals),
              size: approvals.toNumber(),
            }))}
          />
          <ResultTable results={monthOf(matrix, region)} />
          <p className={kit.note}>
            Days in all = purchases × the days of their approvers, one after the other. Exceptions
            aren’t counted.
          </p>
        </>
      )}
    </Fold>
  );
}

/** Who recommends and who approves in each band. */
export function bandResults(matrix: Matrix, region: Reading["region"]): Results {
  const nameOf = (id: number) => matrix.roles[id]?.name ?? "";
  return {
    caption: "Who approves",
    columns: ["Amount", "Category", "Department", "Recommended by", "Approved by"],
    rows: matrix.bands.map((band) => ({
      label: capital(rangeText(band, region)),
      cells: [
        band.category ?? "All",
        band.department ?? "All",
        band.approvers.slice(0, -1).map(nameOf).join(", ") || "–",
        nameOf(band.approvers.at(-1) ?? -1) || "Nobody",
      ],
    })),
  };
}
