import type { ComponentProps } from "../../content-model/components";
import { Island } from "../../runtime/island";
import * as styles from "./tool.module.css";

/** A tool inside a text, with figures of its author. */
export function Tool({ name, id, title, region = "in", figures }: ComponentProps<"Tool">) {
  return (
    <div id={id} className={styles.tool} data-wide>
      <Island name={name} props={{ title, place: { kind: "embed", id, region, figures } }} />
    </div>
  );
}
