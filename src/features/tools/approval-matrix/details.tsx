import { sentenceCase } from "../../../lib/text";
import type { Results } from "../kit/results";
import { showNames } from "../kit/show";
import type { Matrix } from "./matrix";
import type { Reading } from "./reading";
import { daysText, findingTexts, limitText, rangeText } from "./words";
import * as styles from "./approval-matrix.module.css";

/** The most findings that are listed. */
const MOST_LISTED = 12;

/** Gaps, overlaps, limits that are too low and bands without approver. */
export function Findings({ reading }: { readonly reading: Reading }) {
  const texts = findingTexts(reading);
  if (texts.length === 0) return null;
  const left = texts.length - MOST_LISTED;
  return (
    <ul className={styles.findings} aria-label="Weaknesses of the matrix">
      {texts.slice(0, MOST_LISTED).map(({ title, text }, index) => (
        <li key={index}>
          <strong>{title}</strong> <span>{text}</span>
        </li>
      ))}
      {left > 0 ? <li>{`And ${left} more.`}</li> : null}
    </ul>
  );
}

/** The weaknesses of the matrix. */
export function findingResults(reading: Reading): Results {
  return {
    caption: "Weaknesses",
    columns: ["Weakness", "What is wrong"],
    words: ["What is wrong"],
    rows: findingTexts(reading).map(({ title, text }) => ({ label: title, cells: [text] })),
  };
}

/** Who recommends and who approves in each band. */
export function bandResults(matrix: Matrix, region: Reading["region"]): Results {
  const nameOf = (id: number) => matrix.roles[id]?.name ?? "";
  return {
    caption: "Who approves",
    columns: ["Amount", "Category", "Department", "Recommended by", "Approved by"],
    rows: matrix.bands.map((band) => ({
      label: sentenceCase(rangeText(band, region)),
      cells: [
        band.category ?? "All",
        band.department ?? "All",
        band.approvers.slice(0, -1).map(nameOf).join(", ") || "–",
        nameOf(band.approvers.at(-1) ?? -1) || "Nobody",
      ],
    })),
  };
}

/** Who reviews first under each exception. */
export function exceptionResults({ exceptions, roles }: Matrix): Results {
  return {
    caption: "Exceptions",
    columns: ["Exception", "Effect"],
    words: ["Effect"],
    rows: exceptions.map(({ when, reviewers }) => {
      const names = showNames(reviewers.map((id) => roles[id]?.name ?? ""));
      return {
        label: when,
        cells: [names ? `First asks ${names}` : "The next band above approves"],
      };
    }),
  };
}

/** What each role may approve, and how long it takes. */
export function roleResults({ roles }: Matrix, region: Reading["region"]): Results {
  return {
    caption: "Roles",
    columns: ["Role", "Limit", "Days"],
    rows: roles.map(({ name, limit, days }) => ({
      label: name,
      cells: [limitText(limit, region), `answers in ${daysText(days)}`],
    })),
  };
}
