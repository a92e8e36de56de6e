import { Headline, Missing, Part } from "../shared/part";
import { showNumber } from "../shared/show";
import type { ToolRegion } from "../shared/tool-props";
import type { Figures } from "./figures";
import type { Matrix } from "./matrix";
import { matrixOf } from "./readings";
import type { PartViewProps } from "./view";
import { monthlyVolume, type Volume } from "./volume";
import { rangeText } from "./words";
import * as shared from "../shared/tools.module.css";
import * as styles from "./approval-matrix.module.css";

/** The month in a sentence. */
export function volumeSentence(figures: Figures, region: ToolRegion): string {
  const matrix = matrixOf(figures, region);
  if (matrix === null) return "";
  const { total, average } = monthlyVolume(matrix);
  if (average === null) return "Enter purchases a month in the matrix to count approvals.";
  return `${showNumber(total.purchases, region)} purchases a month need ${showNumber(total.approvals, region)} approvals. Each waits ${showNumber(average, region)} working days on average.`;
}

interface TableProps {
  readonly matrix: Matrix;
  readonly volume: Volume;
  readonly region: ToolRegion;
}

/** Purchases, approvals and days of each band. */
function BandTable({ matrix, volume, region }: TableProps) {
  const show = (value: Parameters<typeof showNumber>[0]) => showNumber(value, region);
  const { total } = volume;
  return (
    <div className={shared.scroller} role="group" aria-label="A month by band" tabIndex={0}>
      <table className={styles.volume}>
        <caption>A month by band</caption>
        <thead>
          <tr>
            <th scope="col">Band</th>
            <th scope="col">Purchases</th>
            <th scope="col">Approvals</th>
            <th scope="col">Days each</th>
            <th scope="col">Days in all</th>
          </tr>
        </thead>
        <tbody>
          {volume.bands.map((load, index) => {
            const band = matrix.bands[index];
            return (
              <tr key={index}>
                <th scope="row">
                  Band <span>{index + 1}</span>{" "}
                  <small>{band === undefined ? "" : rangeText(band, region)}</small>
                </th>
                <td>{show(load.purchases)}</td>
                <td>{show(load.approvals)}</td>
                <td>{show(load.daysEach)}</td>
                <td>{show(load.days)}</td>
              </tr>
            );
          })}
          <tr className={styles.total}>
            <th scope="row">All bands</th>
            <td>{show(total.purchases)}</td>
            <td>{show(total.approvals)}</td>
            <td>{volume.average === null ? "–" : show(volume.average)}</td>
            <td>{show(total.days)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Approvals and days of each role, with its share of all approvals. */
function RoleTable({ volume, region }: Omit<TableProps, "matrix">) {
  const most = Math.max(...volume.roles.map(({ approvals }) => approvals.toNumber()), 1);
  return (
    <div className={shared.scroller} role="group" aria-label="A month by role" tabIndex={0}>
      <table className={styles.volume}>
        <caption>A month by role</caption>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Approvals</th>
            <th scope="col">Days</th>
          </tr>
        </thead>
        <tbody>
          {volume.roles.map(({ role, approvals, days }) => (
            <tr key={role.id}>
              <th scope="row">
                <span>{role.name}</span>
                <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 5H1000" />
                  <path
                    className={styles.covered}
                    d={`M0 5H${Math.round((approvals.toNumber() / most) * 1000)}`}
                  />
                </svg>
              </th>
              <td>{showNumber(approvals, region)}</td>
              <td>{showNumber(days, region)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Approvals and days of a month, from the purchases of each band. */
export function VolumePart({ tool, id, level }: PartViewProps) {
  const { state, region } = tool;
  const matrix = matrixOf(state, region);
  const volume = matrix && monthlyVolume(matrix);
  return (
    <Part
      id={`${id}-volume`}
      level={level}
      title="What a month of approvals takes"
      about="From the purchases a month in each band and the days that each role takes."
    >
      {matrix === null || volume === null ? (
        <Missing />
      ) : (
        <>
          <Headline>{volumeSentence(state, region)}</Headline>
          <div className={styles.tables}>
            <BandTable matrix={matrix} volume={volume} region={region} />
            <RoleTable volume={volume} region={region} />
          </div>
          <p className={styles.note}>
            Approvals = purchases × approvers. Days in all = purchases × the days of their
            approvers, one after the other. Average = days in all ÷ purchases, to one decimal.
            Exceptions aren&apos;t counted.
          </p>
        </>
      )}
    </Part>
  );
}
