import type { SectionProps } from "..";
import { columnFormatter } from "../../lib/format-number";
import { Scene } from "./scene";
import { SceneTable } from "./scene-table";

/** Quotations side by side: every charge per unit, with the lowest landed cost highlighted. */
export function QuotationComparison(props: SectionProps<"QuotationComparison">) {
  const { title, status, caption, unit, suppliers, lines, landed, lot } = props;
  const { sumLabel = "Landed cost" } = props;
  const lowest = Math.min(...landed);
  const format = columnFormatter(lines.flatMap(({ amounts }) => amounts));
  const lotFormat = columnFormatter(lot?.amounts ?? []);
  return (
    <Scene title={title} status={status} caption={caption}>
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
    </Scene>
  );
}
