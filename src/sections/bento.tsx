import type { SectionProps } from "./section-props";
import { formatNumber } from "../lib/format-number";
import * as shared from "../styles/shared.module.css";
import * as cardLink from "../ui/card-link.module.css";
import { Link } from "../ui/link";
import * as styles from "./bento.module.css";
import { Bar } from "../ui/charts/bar";
import { stepPath, type Point } from "../ui/charts/path";
import { barScale, scale, WHOLE } from "../ui/charts/scale";
import { StepArea } from "../ui/charts/step-area";

/** Tiles of different sizes. */
export function Bento({ children }: SectionProps<"Bento">) {
  return (
    <ul className={styles.bento} data-wide="">
      {children}
    </ul>
  );
}

type TileProps = SectionProps<"Tile">;

/** A tile with a title, a line and a miniature of the product. */
export function Tile({ title, size = "small", to, surface, children, ...miniature }: TileProps) {
  return (
    <li className={`${cardLink.card} ${styles.tile} ${styles[size] ?? ""}`} data-surface={surface}>
      <div className={styles.text}>
        <p className={`${cardLink.title} ${styles.title}`}>
          {to === undefined ? title : <Link href={to}>{title}</Link>}
        </p>
        {children}
      </div>
      <Miniature {...miniature} />
    </li>
  );
}

function Miniature({ figure, bars, rows, curve, pills }: Omit<TileProps, "title">) {
  if (figure) return <Figure {...figure} />;
  if (curve) {
    return (
      <div className={styles.curve}>
        <Curve amounts={curve.amounts} />
        <Figure {...curve} />
      </div>
    );
  }
  if (bars) return <Bars bars={bars} />;
  if (rows) {
    return (
      <ul className={styles.rows}>
        {rows.map(({ label, value, mark }) => (
          <li key={label} className={shared.spread} data-mark={mark && ""}>
            <span>{label}</span> <b>{value}</b>
          </li>
        ))}
      </ul>
    );
  }
  return (
    pills && (
      <ul className={styles.pills}>
        {pills.map((pill) => (
          <li key={pill}>{pill}</li>
        ))}
      </ul>
    )
  );
}

function Figure({ value, label }: NonNullable<TileProps["figure"]>) {
  return (
    <p className={shared.quiet}>
      <strong className={shared.figure}>{value}</strong> {label}
    </p>
  );
}

/** Prices as steps. Hidden from screen readers, because the figure below says where they end. */
function Curve({ amounts }: Pick<NonNullable<TileProps["curve"]>, "amounts">) {
  const y = scale([Math.max(...amounts), Math.min(...amounts)], [7, 93]);
  const x = scale([0, amounts.length], [0, 100]);
  const [first = 0, ...later] = amounts;
  const points = later.map((amount, index): Point => [x(index + 1), y(amount)]);
  return <StepArea line={stepPath(y(first), points, 100)} />;
}

function Bars({ bars }: { readonly bars: NonNullable<TileProps["bars"]> }) {
  const { between } = barScale(
    bars.map(({ amount }) => amount),
    0,
  );
  return (
    <ul className={styles.rows}>
      {bars.map(({ label, amount, mark }) => (
        <li key={label} className={`${shared.spread} ${styles.bar}`} data-mark={mark && ""}>
          <span>{label}</span> <b>{formatNumber(amount)}</b>
          <Bar parts={[WHOLE, between(0, amount, "leaf")]} />
        </li>
      ))}
    </ul>
  );
}
