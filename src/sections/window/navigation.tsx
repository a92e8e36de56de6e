import type { Module } from "../../lib/window-modules";
import { Initials } from "../../ui/initials";
import * as styles from "./navigation.module.css";

/** Icons of the modules: few points, because they are in the HTML of every window. */
const icons: Readonly<Record<Module, string>> = {
  Requests: "M3 13h5l1 3h6l1-3h5M3 13 6 5h12l3 8v7H3z",
  Events: "M6 3h8l5 5v13H6zM10 13h5M10 17h5",
  Auctions: "m13 13-8 8-3-3 8-8M7 9l8 8M13 3l8 8M9 11l6-6M13 15l6-6",
  Approvals: "m8 11 4 4 9-10M21 12a9 9 0 1 1-6-8",
  Contracts: "M5 21h14M4 17v-4h16v4zM10 13 9 6a3 3 0 0 1 6 0l-1 7",
  Suppliers: "M3 21V4h4v9l7-5v5l7-5v13zM8 17h1M12 17h1M16 17h1",
  Projects: "M3 21h18M5 21V9h5v12M14 21V4h5v17",
  Freight: "M2 6h12v11H2zM14 10h4l4 4v3h-8M6 17v3M18 17v3",
  Reports: "M4 3v18h17M9 17v-4M13 17V7M17 17v-7",
};

interface NavigationProps {
  readonly current: Module;
  /** Whose application it is. */
  readonly user?: string | undefined;
  /** The words in the search field. */
  readonly search?: string | undefined;
}

/** The side navigation of the application, with one module current. It is decoration. */
export function Navigation({ current, user = "Meera Iyer", search }: NavigationProps) {
  return (
    <div className={styles.navigation} data-surface="ink" aria-hidden="true">
      <span className={styles.search} data-filled={search === undefined ? undefined : ""}>
        {search ?? "Search"}
      </span>
      {Object.entries(icons).map(([name, path]) => (
        <span key={name} className={styles.entry} data-current={name === current ? "" : undefined}>
          <svg viewBox="0 0 24 24">
            <path d={path} />
          </svg>
          {name}
        </span>
      ))}
      <span className={styles.user}>
        <Initials name={user} /> {user}
      </span>
    </div>
  );
}
