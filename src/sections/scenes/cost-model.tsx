import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { RowLabel } from "../notes";
import { Bar } from "./bar";
import { ActivityFeed, WithDetail } from "./detail-panel";
import { Scene } from "./scene";
import { SceneTable } from "./scene-table";
import { Stat } from "./stat";

/** Should-cost against quotation by element. The largest gap is highlighted. */
export function CostModel(props: SectionProps<"CostModel">) {
  const { title, status, caption, unit, elements, should, quoted, activity } = props;
  const format = columnFormatter(elements.flatMap((element) => [element.should, element.quoted]));
  const gaps = elements.map((element) => element.quoted - element.should);
  const largest = gaps.indexOf(Math.max(...gaps));
  const most = Math.max(should, quoted);
  const gapOf = (gap: number) => (Math.abs(gap) < 0.005 ? "–" : format(gap));
  return (
    <Scene
      module="Events"
      title={title}
      status={status}
      tone="open"
      caption={caption}
      facts={[`${formatNumber(elements.length)} elements`, unit]}
    >
      <WithDetail title="Activity" panel={<ActivityFeed activity={activity} />}>
        <Stat label="Gap to the should-cost" value={format(quoted - should)}>
          <Bar whole={should / most} filled={quoted / most} tick={should / most} />
        </Stat>
        <SceneTable
          label={title}
          columns={[unit, "Should-cost", "Quoted", "Gap"]}
          rows={[
            ...elements.map((element, index) => ({
              heading: (
                <>
                  <RowLabel>{element.label}</RowLabel> <small>{element.working}</small>
                </>
              ),
              cells: [
                format(element.should),
                format(element.quoted),
                gapOf(element.quoted - element.should),
              ],
              highlight: index === largest ? [2] : [],
            })),
            {
              heading: "Delivered price",
              cells: [format(should), format(quoted), gapOf(quoted - should)],
              isTotal: true,
            },
          ]}
        />
      </WithDetail>
    </Scene>
  );
}
