import { ByRegion, RegionLink } from "../features/region";
import type { Miniatures } from "../features/tools/kit/miniature";
import type { SectionProps } from "./section-props";
import * as shared from "../styles/shared.module.css";
import * as cardLink from "../ui/card-link.module.css";
import { Link } from "../ui/link";
import { TradeDrawing } from "../ui/trade-drawing";
import { ToolMiniature } from "./tool-miniature";
import * as styles from "./cards.module.css";

interface CardsProps extends SectionProps<"Cards"> {
  /** Worked examples of the tools, which the build adds. */
  readonly miniatures?: Miniatures | undefined;
}

type Item = CardsProps["items"][number];

/** What is above the title: a tool's worked example or a drawing. */
function Cover({ item, miniatures }: Pick<CardsProps, "miniatures"> & { readonly item: Item }) {
  const { tool, drawing } = item;
  const miniature = tool && miniatures?.[tool];
  const [india, unitedStates] = [miniature?.in, miniature?.us];
  if (india !== undefined && unitedStates !== undefined) {
    return (
      <ByRegion
        as="div"
        in={<ToolMiniature {...india} />}
        us={<ToolMiniature {...unitedStates} />}
      />
    );
  }
  const only = india ?? unitedStates;
  if (only !== undefined) return <ToolMiniature {...only} />;
  return (
    drawing !== undefined && (
      <div className={styles.drawing}>
        <TradeDrawing trade={drawing} />
      </div>
    )
  );
}

/** Links to pages as cards, each with a picture, a line and perhaps a figure. */
export function Cards({ items, miniatures }: CardsProps) {
  const areTools = items.every(({ tool }) => tool !== undefined);
  return (
    <ul className={styles.cards} data-wide="" data-tools={areTools ? items.length : undefined}>
      {items.map((item) => {
        const { title, text, to, figure, tool } = item;
        return (
          <li key={to} className={`${cardLink.card} ${styles.card}`}>
            <Cover item={item} miniatures={miniatures} />
            {figure && (
              <p className={styles.figure}>
                <strong className={shared.figure}>{figure.value}</strong> {figure.label}
              </p>
            )}
            <p className={`${cardLink.title} ${styles.title}`}>
              {tool === undefined ? (
                <Link href={to}>{title}</Link>
              ) : (
                <RegionLink href={to}>{title}</RegionLink>
              )}
            </p>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Links to three or four pages, each with a line. */
export function Related({ items }: SectionProps<"Related">) {
  return (
    <nav aria-label="Related pages" data-wide="">
      <ul className={styles.ways}>
        {items.map(({ title, text, to }) => (
          <li key={to} className={`${cardLink.card} ${styles.way}`}>
            <p className={`${cardLink.title} ${styles.title}`}>
              <RegionLink href={to}>{title}</RegionLink>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
