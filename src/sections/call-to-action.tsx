import type { SectionProps } from "./section-props";
import { OpenLeadButton } from "../features/lead";
import { ButtonLink } from "../ui/button";
import * as styles from "./call-to-action.module.css";

/** The next action: a link, or a button that opens the lead modal. */
export function CallToAction(props: SectionProps<"CallToAction">) {
  return (
    <div className={styles.action}>
      {"opens" in props ? (
        <OpenLeadButton requestType={props.opens} />
      ) : (
        <ButtonLink href={props.to} variant={props.primary === true ? "primary" : "secondary"}>
          {props.label}
        </ButtonLink>
      )}
    </div>
  );
}
