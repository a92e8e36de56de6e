import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { LandedCosts } from "./landed-costs";
import * as playStyles from "./play.module.css";
import { Scene } from "./scene";
import { SceneTable } from "./scene-table";

/** Quotations side by side: every charge per unit, with the lowest landed cost highlighted. */
export function QuotationComparison(props: SectionProps<"QuotationComparison">) {
  const { title, status, caption, unit, suppliers, lines, landed, lot, plays = false } = props;
  const { sumLabel = "Landed cost" } = props;
  const lowest = Math.min(...landed);
  const best = landed.indexOf(lowest);
  const format = columnFormatter(lines.flatMap(({ amounts }) => amounts));
  const lotFormat = columnFormatter(lot?.amounts ?? []);
  return (
    <Scene
      module="Events"
      title={title}
      status={status}
      tone="open"
      caption={caption}
      facts={[`${formatNumber(suppliers.length)} suppliers`, unit]}
      plays={plays}
    >
      <LandedCosts {...{ suppliers, lines, landed, sumLabel, format }} />
      <SceneTable
        label={title}
        columns={[unit, ...suppliers]}
        rows={[
          ...lines.map(({ label, amounts }) => ({ heading: label, cells: amounts.map(format) })),
          {
            heading: sumLabel,
            cells: landed.map((amount) => (
              <>
                {format(amount)}
                {amount === lowest && <small>lowest</small>}
              </>
            )),
            isTotal: true,
            highlight: landed.flatMap((amount, index) => (amount === lowest ? [index] : [])),
          },
          ...(lot === undefined ? [] : [{ heading: lot.label, cells: lot.amounts.map(lotFormat) }]),
        ]}
      />
      {plays && (
        <p className={playStyles.award}>
          <span>
            Award to <strong>{suppliers[best]}</strong>
          </span>{" "}
          <span className={playStyles.stamp}>Awarded</span>
        </p>
      )}
    </Scene>
  );
}
