import type { DrawnTile, TilesDrawing } from "../../content-model/chart-model";
import * as styles from "./tiles.module.css";

const percent = (share: number) => `${share}%`;

/** A tile: its area is the amount, its filled part the share under contract. */
function Tile({ tile, size }: { readonly tile: DrawnTile; readonly size: "wide" | "narrow" }) {
  const { label, amount, detail, filled, isMarked } = tile;
  const { x, y, width, height } = tile[size];
  return (
    <svg x={percent(x)} y={percent(y)} width={percent(width)} height={percent(height)}>
      <rect className={styles.base} width="100%" height="100%" />
      <rect className={styles.filled} width={percent(filled)} height="100%" />
      <rect
        className={isMarked ? styles.marked : styles.open}
        x={percent(filled)}
        width={percent(100 - filled)}
        height="100%"
      />
      <foreignObject width="100%" height="100%">
        <div className={styles.text}>
          <span>{label}</span>
          <b>{amount}</b>
          <span className={isMarked ? styles.chip : styles.detail}>{detail}</span>
        </div>
      </foreignObject>
    </svg>
  );
}

/** Areas that fill a rectangle, laid out once for wide and once for narrow screens. */
export function Tiles({ tiles }: Omit<TilesDrawing, "shape">) {
  return (["wide", "narrow"] as const).map((size) => (
    <svg key={size} className={styles[size]} aria-hidden="true">
      {tiles.map((tile) => (
        <Tile key={tile.label} tile={tile} size={size} />
      ))}
    </svg>
  ));
}
