import * as styles from "./navigation.module.css";

/** Icons of the modules: few points, because they are in the HTML of every scene. */
const icons = {
  Requests: "M3 13h5l1 3h6l1-3h5M3 13 6 5h12l3 8v7H3z",
  Events: "M6 3h8l5 5v13H6zM10 13h5M10 17h5",
  Auctions: "m13 13-8 8-3-3 8-8M7 9l8 8M13 3l8 8M9 11l6-6M13 15l6-6",
  Suppliers: "M3 21V4h4v9l7-5v5l7-5v13zM8 17h1M12 17h1M16 17h1",
  Approvals: "m8 11 4 4 9-10M21 12a9 9 0 1 1-6-8",
  Contracts: "M5 21h14M4 17v-4h16v4zM10 13 9 6a3 3 0 0 1 6 0l-1 7",
  Reports: "M4 3v18h17M9 17v-4M13 17V7M17 17v-7",
};

/** A part of the application, as the side navigation names it. */
export type Module = keyof typeof icons;

const STEP = 44;

/** The side navigation of the application, with one module current. It is decoration. */
export function Navigation({ current }: { readonly current: Module }) {
  const entries = Object.entries(icons);
  return (
    <div className={styles.navigation} data-surface="ink" aria-hidden="true">
      <svg viewBox={`0 0 ${STEP} ${STEP * entries.length}`}>
        {entries.map(([name, path], index) => (
          <g
            key={name}
            className={name === current ? styles.current : undefined}
            transform={`translate(10 ${index * STEP + 10})`}
          >
            {name === current && <rect x="-8" y="-8" width="40" height="40" rx="9" />}
            <path d={path} />
          </g>
        ))}
      </svg>
    </div>
  );
}
