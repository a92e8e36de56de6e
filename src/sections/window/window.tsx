import type { SectionProps } from "../section-props";
import { windowModules } from "../../lib/window-modules";
import * as shared from "../../styles/shared.module.css";
import { SampleLabel } from "../../ui/sample-label";
import { InWindow } from "./in-window";
import { Navigation } from "./navigation";
import { Pill } from "./pill";
import * as styles from "./window.module.css";

/**
 * A window of the application with its caption. Navigation, tabs and button are decoration, hidden from
 * screen readers. In a frame of fixed height the content is laid out from the top and clipped.
 */
export function Window(props: SectionProps<"Window">) {
  const { module, title, status, tone = "open", caption, sample, wide, was, cursor } = props;
  const tabs: readonly string[] = windowModules[module];
  const [number = "", ...name] = title.split(" · ");
  return (
    <figure className={styles.figure} data-wide={wide && ""}>
      <div className={styles.window}>
        <Navigation current={module} user={props.user} search={props.search} />
        <div className={styles.app}>
          <div className={styles.bar}>
            <p className={styles.title}>
              <small>{name.length > 0 ? `${module} / ${number}` : module}</small>{" "}
              {name.length > 0 ? name.join(" · ") : number}
            </p>
            <Pill tone={tone} was={was}>
              {status}
            </Pill>
            {props.action !== undefined && (
              <span
                className={styles.action}
                aria-hidden="true"
                data-press={was === undefined ? undefined : ""}
              >
                {props.action}
                {(cursor || was !== undefined) && <Cursor />}
              </span>
            )}
          </div>
          <p className={styles.tabs} aria-hidden="true">
            {tabs.map((tab) => (
              <span key={tab} data-current={tab === (props.tab ?? tabs[0]) ? "" : undefined}>
                {tab}
              </span>
            ))}
          </p>
          <div className={styles.body}>
            <InWindow.Provider value={title}>{props.children}</InWindow.Provider>
          </div>
        </div>
      </div>
      <figcaption className={shared.quiet}>
        {sample && (
          <>
            <SampleLabel />{" "}
          </>
        )}
        {caption}
      </figcaption>
    </figure>
  );
}

/** The pointer of a mouse. */
function Cursor() {
  return (
    <svg className={styles.cursor} viewBox="0 0 16 20">
      <path d="M2 1v15l4-4 3 7 3-1-3-7h5z" />
    </svg>
  );
}
