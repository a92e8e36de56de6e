import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { RowLabel } from "../notes";
import { ActivityFeed, DetailFacts, WithDetail } from "./detail-panel";
import { Scene } from "./scene";
import { SceneTable } from "./scene-table";

/** Orders against their contract prices, with the largest difference and its query highlighted. */
export function ContractCheck(props: SectionProps<"ContractCheck">) {
  const { title, status, caption, unit, against = "Contract", orders, total, detail } = props;
  const format = columnFormatter(orders.flatMap(({ paid, contract }) => [paid, contract]));
  const differences = orders.map(({ difference }) => Math.abs(difference));
  const largest = differences.indexOf(Math.max(...differences));
  const wrong = differences.filter((difference) => difference > 0).length;
  return (
    <Scene
      module="Contracts"
      title={title}
      status={status}
      tone={wrong > 0 ? "held" : "approved"}
      caption={caption}
      facts={[
        `${formatNumber(orders.length)} checked`,
        `${formatNumber(wrong)} ${wrong === 1 ? "differs" : "differ"}`,
        unit,
      ]}
    >
      <WithDetail
        title={detail.number}
        panel={
          <>
            <DetailFacts facts={detail.facts} />
            <ActivityFeed activity={detail.activity} />
          </>
        }
      >
        <SceneTable
          label={title}
          columns={["Order", "Price", against, "Difference"]}
          rows={[
            ...orders.map(({ number, item, quantity, paid, contract, difference }, index) => ({
              heading: (
                <>
                  <RowLabel>{number}</RowLabel>{" "}
                  <small>
                    {item} × {formatNumber(quantity)}
                  </small>
                </>
              ),
              cells: [
                format(paid),
                format(contract),
                difference === 0 ? "none" : signed(difference),
              ],
              highlight: index === largest && difference !== 0 ? [2] : [],
            })),
            { heading: "Total", cells: ["", "", signed(total)], isTotal: true },
          ]}
        />
      </WithDetail>
    </Scene>
  );
}

/** An amount with its sign. */
const signed = (amount: number) => (amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount));
