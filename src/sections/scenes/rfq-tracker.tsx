import type { SectionProps } from "../section-props";
import { formatNumber } from "../../lib/format-number";
import { Avatar } from "./avatar";
import { Bar } from "./bar";
import { ActivityFeed, WithDetail } from "./detail-panel";
import { Pill, type Tone } from "./pill";
import { Scene } from "./scene";
import { SceneTable } from "./scene-table";
import * as tableStyles from "./scene-table.module.css";
import { Stat } from "./stat";

type Supplier = SectionProps<"RfqTracker">["suppliers"][number];

const states: Readonly<Record<Supplier["state"], readonly [label: string, tone: Tone]>> = {
  sent: ["Sent", "period"],
  opened: ["Opened", "open"],
  quoted: ["Quoted", "approved"],
  regretted: ["Regretted", "declined"],
};

/** An open RFQ: how far each invited supplier is. The incomplete quotation is highlighted. */
export function RfqTracker(props: SectionProps<"RfqTracker">) {
  const { title, status, caption, lines, wanted, suppliers, activity } = props;
  const quoted = suppliers.filter(({ state }) => state === "quoted").length;
  const started = suppliers.findIndex(({ state, priced }) => state === "opened" && priced > 0);
  return (
    <Scene
      module="Events"
      title={title}
      status={status}
      tone="open"
      caption={caption}
      facts={[
        `${formatNumber(suppliers.length)} invited`,
        `${formatNumber(lines)} lines`,
        `${formatNumber(quoted)} of ${formatNumber(wanted)} quotations`,
      ]}
    >
      <WithDetail title="Activity" panel={<ActivityFeed activity={activity} />}>
        <Stat label="Complete quotations" value={`${quoted} of ${wanted}`}>
          <Bar whole={1} filled={Math.min(1, quoted / wanted)} />
        </Stat>
        <SceneTable
          label={title}
          columns={["Supplier", "Status", "Lines priced"]}
          rows={suppliers.map(({ name, state, priced, at }, index) => ({
            heading: (
              <span className={tableStyles.name}>
                <Avatar name={name} />
                <span>
                  {name} <small>{at}</small>
                </span>
              </span>
            ),
            cells: [
              <Pill tone={states[state][1]}>{states[state][0]}</Pill>,
              state === "regretted" ? "–" : `${priced} of ${lines}`,
            ],
            highlight: index === started ? [1] : [],
          }))}
        />
      </WithDetail>
    </Scene>
  );
}
