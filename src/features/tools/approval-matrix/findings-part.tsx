import { Missing, Part } from "../shared/part";
import type { ToolRegion } from "../shared/tool-props";
import type { Figures } from "./figures";
import { findWeaknesses, scopesOf } from "./findings";
import { matrixOf } from "./readings";
import type { PartViewProps } from "./view";
import { findingText } from "./words";
import * as styles from "./approval-matrix.module.css";

/** The most findings that are listed. */
const MOST_LISTED = 12;

/** The number of findings in a sentence. */
export function findingsSentence(figures: Figures, region: ToolRegion): string {
  const matrix = matrixOf(figures, region);
  if (matrix === null) return "";
  const { length } = findWeaknesses(matrix);
  if (length === 0) return "No gaps, no overlaps.";
  return length === 1 ? "One weakness in the matrix." : `${length} weaknesses in the matrix.`;
}

/** Gaps, overlaps, limits that are too low and bands without approver. */
export function FindingsPart({ tool, id, level }: PartViewProps) {
  const { state, region } = tool;
  const matrix = matrixOf(state, region);
  const findings = matrix === null ? [] : findWeaknesses(matrix);
  const left = findings.length - MOST_LISTED;
  return (
    <Part
      id={`${id}-findings`}
      level={level}
      title="Check of the matrix"
      about="Each amount of each category and department needs exactly one band, and an approver whose limit covers it."
    >
      {matrix === null ? (
        <Missing />
      ) : findings.length === 0 ? (
        <p className={styles.passed}>
          No gaps, no overlaps. Every approver&apos;s limit covers its bands.
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.slice(0, MOST_LISTED).map((finding, index) => {
            const { title, text } = findingText(
              finding,
              matrix,
              scopesOf(matrix.bands).length,
              region,
            );
            return (
              <li key={index}>
                <strong>{title}</strong> <span>{text}</span>
              </li>
            );
          })}
          {left > 0 && <li>{`And ${left} more.`}</li>}
        </ul>
      )}
    </Part>
  );
}
