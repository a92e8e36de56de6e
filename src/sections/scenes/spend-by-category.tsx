import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { RowLabel } from "../notes";
import { Bar } from "./bar";
import { Scene } from "./scene";
import * as styles from "./scene.module.css";
import { SceneTable } from "./scene-table";
import { SpendMap } from "./spend-map";

const percent = (part: number, whole: number) =>
  `${formatNumber(Math.round((part / whole) * 1000) / 10, 1)}%`;

/** Spend and share of each category. The most spend without a contract is highlighted. */
export function SpendByCategory(props: SectionProps<"SpendByCategory">) {
  const { title, status, caption, unit, categories, total } = props;
  const all = [...categories, total];
  const format = columnFormatter(all.flatMap(({ spend, contract }) => [spend, contract]));
  const largest = Math.max(...categories.map(({ spend }) => spend));
  const withoutContract = categories.map(({ spend, contract }) => spend - contract);
  const most = withoutContract.indexOf(Math.max(...withoutContract));
  const cells = ({ spend, contract }: typeof total) => [
    format(spend),
    percent(spend, total.spend),
    format(spend - contract),
  ];
  return (
    <Scene
      module="Reports"
      title={title}
      status={status}
      tone="period"
      caption={caption}
      facts={[`${formatNumber(categories.length)} categories`, unit]}
    >
      <SpendMap categories={categories} marked={most} format={format} />
      <SceneTable
        label={title}
        columns={["Category", unit, "Share", "No contract"]}
        rows={[
          ...categories.map(({ label, ...category }, index) => ({
            heading: (
              <>
                <RowLabel>{label}</RowLabel>
                <Bar whole={category.spend / largest} filled={category.contract / largest} />
              </>
            ),
            cells: cells(category),
            highlight: index === most ? [2] : [],
          })),
          { heading: "Total", cells: cells(total), isTotal: true },
        ]}
      />
      <p className={styles.sum}>
        Filled part: bought at a contract price. {format(total.contract)} of {format(total.spend)} ={" "}
        <strong>{percent(total.contract, total.spend)}</strong>
      </p>
    </Scene>
  );
}
