import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { Bar } from "./bar";
import { DetailFacts, WithDetail } from "./detail-panel";
import * as styles from "./rate-catalogue.module.css";
import { Scene } from "./scene";

type RateCatalogueProps = SectionProps<"RateCatalogue">;

/** A catalogue of contract rates with an order beside it. The items of the order are marked. */
export function RateCatalogue(props: RateCatalogueProps) {
  const { title, status, caption, currency, search, items, order, ceiling } = props;
  const format = columnFormatter(items.map(({ rate }) => rate));
  const isOrdered = (code: string) => order.lines.some((line) => line.code === code);
  return (
    <Scene module="Contracts" title={title} status={status} tone="approved" caption={caption}>
      <WithDetail title={order.title} panel={<Order {...{ items, order, currency, ceiling }} />}>
        <p className={styles.search}>
          {search} <small>{formatNumber(items.length)} items on contract</small>
        </p>
        <ul className={styles.items}>
          {items.map(({ code, name, rate, unit, contract }) => (
            <li key={code} className={`${styles.item} ${isOrdered(code) ? styles.ordered : ""}`}>
              <small>
                {code} · {contract}
              </small>{" "}
              <span>{name}</span>{" "}
              <b>
                {currency}
                {format(rate)}
              </b>{" "}
              <small>a {unit}, delivered</small>
            </li>
          ))}
        </ul>
      </WithDetail>
    </Scene>
  );
}

type OrderProps = Pick<RateCatalogueProps, "items" | "order" | "currency" | "ceiling">;

/** The order with its total, and how much of the contract is used after it. */
function Order({ items, order, currency, ceiling }: OrderProps) {
  const { contract, limit, used, after } = ceiling;
  return (
    <>
      <DetailFacts
        facts={order.lines.map(({ code, text, quantity, amount }) => ({
          label: `${formatNumber(quantity)} × ${text ?? nameOf(items, code)}`,
          value: formatNumber(amount),
        }))}
      />
      <p className={styles.total}>
        Total{" "}
        <strong>
          {currency}
          {formatNumber(order.total)}
        </strong>
      </p>
      <DetailFacts facts={order.facts} />
      <p className={styles.ceiling}>
        {contract}: {formatNumber(after)} of {formatNumber(limit)} used
        <Bar whole={1} filled={after / limit} tick={used / limit} />
      </p>
    </>
  );
}

const nameOf = (items: OrderProps["items"], code: string) =>
  items.find((item) => item.code === code)?.name ?? code;
