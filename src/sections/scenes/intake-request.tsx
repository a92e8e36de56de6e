import type { SectionProps } from "../section-props";
import { secondsOfDay } from "../../lib/clock-time";
import { formatNumber } from "../../lib/format-number";
import { indexOfCoveringLimit } from "../../lib/limits";
import * as styles from "./intake-request.module.css";
import { Avatar } from "./avatar";
import { Scene } from "./scene";

type Facts = SectionProps<"IntakeRequest">["answers"];

function FactList({ facts }: { readonly facts: Facts }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A purchase request, the route that its estimate takes, and the sourcing event it becomes. */
export function IntakeRequest(props: SectionProps<"IntakeRequest">) {
  const { title, caption, asked, answers, currency, estimate, routes, event } = props;
  const minutes = Math.round(((secondsOfDay(event.at) ?? 0) - (secondsOfDay(asked.at) ?? 0)) / 60);
  const { quantity, unit, rate, amount } = estimate;
  const chosen = indexOfCoveringLimit(routes, amount);
  return (
    <Scene
      module="Requests"
      title={title}
      status={`Sorted in ${minutes} minutes`}
      tone="approved"
      caption={caption}
    >
      <div className={styles.part}>
        <div className={styles.message}>
          <Avatar name={asked.by} />
          <p className={styles.words}>“{asked.words}”</p>
          <p className={styles.by}>
            {asked.by}, {asked.at}
          </p>
        </div>
        <FactList facts={answers} />
      </div>
      <p className={styles.estimate}>
        <span>
          {formatNumber(quantity)} {unit} × {formatNumber(rate)} =
        </span>{" "}
        <strong>
          {currency}
          {formatNumber(amount)}
        </strong>
      </p>
      <ol className={styles.routes}>
        {routes.map(({ limit, becomes, due }, index) => (
          <li key={becomes} className={index === chosen ? styles.chosen : undefined}>
            <span>{limit === undefined ? "Above that" : `Up to ${formatNumber(limit)}`}</span>{" "}
            <span>
              {becomes}
              {index === chosen && <small>this request</small>}
            </span>{" "}
            <span>{due}</span>
          </li>
        ))}
      </ol>
      <div className={styles.event}>
        <p className={styles.name}>
          <strong>→ {event.name}</strong> <span>opened {event.at}</span>
        </p>
        <FactList facts={event.facts} />
      </div>
    </Scene>
  );
}
