import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { Avatar } from "./avatar";
import * as styles from "./lane-board.module.css";
import { Scene } from "./scene";
import { SceneTable } from "./scene-table";

/** Loads by stage on a board, and the carriers of one lane with their rates and trips. */
export function LaneBoard(props: SectionProps<"LaneBoard">) {
  const { title, status, caption, stages, total, lane } = props;
  const format = columnFormatter(lane.carriers.map(({ rate }) => rate));
  const isHeld = stages.some(({ loads }) => loads.some(({ mark }) => mark));
  return (
    <Scene
      module="Events"
      title={title}
      status={status}
      tone={isHeld ? "held" : "open"}
      caption={caption}
      facts={[
        `${formatNumber(total)} loads`,
        ...stages.map(({ name, count }) => `${name} ${count}`),
      ]}
    >
      <ol className={styles.board}>
        {stages.map(({ name, count, loads }) => (
          <li key={name} className={styles.stage}>
            <p className={styles.name}>
              {name} <b>{formatNumber(count)}</b>
            </p>
            <ul>
              {loads.map(({ number, lane: way, carrier, note, mark }) => (
                <li key={number} className={styles.load} data-mark={mark && ""}>
                  <small>{number}</small> <strong>{way}</strong>
                  <span>
                    <Avatar name={carrier} /> {carrier}
                  </span>
                  <em>{note}</em>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <SceneTable
        label={lane.name}
        columns={[lane.name, lane.unit, "Trips", "Amount"]}
        rows={[
          ...lane.carriers.map(({ name, rate, trips, amount }) => ({
            heading: name,
            cells: [format(rate), formatNumber(trips), formatNumber(amount)],
          })),
          {
            heading: "All carriers",
            cells: ["", formatNumber(lane.trips), formatNumber(lane.amount)],
            isTotal: true,
          },
        ]}
      />
    </Scene>
  );
}
