import { showMoney, showPercent } from "../shared/show";
import { ranges } from "./figures";
import type { DetailProps } from "./part-props";
import * as shared from "../shared/tools.module.css";
import * as styles from "./landed-cost.module.css";
import type { Driver, Sensitivity } from "./sensitivity";

const driverLabels: Readonly<Record<Driver, string>> = {
  freight: "Freight and delivery",
  rate: "Exchange rate",
  rejects: "Rejects",
};

const changeText = (change: number) =>
  change === 0 ? "As entered" : `${change > 0 ? "+" : "−"}${Math.abs(change)}%`;

/** The change at which the award goes to another supplier. */
function turnText({ turn, hasEffect }: Sensitivity): string {
  if (!hasEffect) return "No supplier depends on it";
  if (turn === null) return "Never";
  const size = showPercent(turn.change.abs());
  return `${size} ${turn.change.lt(0) ? "lower" : "higher"}: ${turn.winner.name}`;
}

/** Who would win if freight, exchange rate or rejects were not as entered. */
export function SensitivityTable({ id, tool, comparison }: DetailProps) {
  const { state, region, isReady } = tool;
  const rows = comparison.sensitivities;
  const winner = comparison.ranking[0]?.quotation.index;
  const changes = rows[0]?.outcomes.map(({ change }) => change) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={`${id}-sensitivity`}>
      <h2 id={`${id}-sensitivity`}>How safe the result is</h2>
      <p className={styles.note}>
        Each row changes one assumption for all suppliers. A cell names who costs least, and by how
        much.{" "}
        <label>
          Range{" "}
          <select
            id={`${id}-range`}
            value={state.range}
            disabled={!isReady}
            onChange={({ target }) =>
              tool.change({
                ...state,
                range: ranges.find((own) => own === target.value) ?? state.range,
              })
            }
          >
            {ranges.map((range) => (
              <option key={range} value={range}>
                {`±${range}%`}
              </option>
            ))}
          </select>
        </label>
      </p>
      <div className={shared.scroller} role="group" aria-label="Sensitivity" tabIndex={0}>
        <table className={`${styles.sensitivity} ${shared.stack}`}>
          <thead>
            <tr>
              <th scope="col">Assumption</th>
              {changes.map((change) => (
                <th key={change} scope="col">
                  {changeText(change)}
                </th>
              ))}
              <th scope="col">Winner changes at</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.driver}>
                <th scope="row">{driverLabels[row.driver]}</th>
                {row.outcomes.map(({ change, winner: own, lead }) => (
                  <td
                    key={change}
                    data-label={changeText(change)}
                    data-turned={own.index === winner ? undefined : true}
                  >
                    <span>{own.name}</span>
                    <small>{`by ${showMoney(lead, region)}`}</small>
                  </td>
                ))}
                <td data-label="Winner changes at">{turnText(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
