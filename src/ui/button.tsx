import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import * as styles from "./button.module.css";
import { Link } from "./link";

/** `primary` for the main action of a page, `secondary` for others. */
type ButtonVariant = "primary" | "secondary";

interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "className"> {
  readonly type: "button" | "submit";
  readonly variant?: ButtonVariant;
  /** Whether its action is still running. It then can't be pressed, nor can Enter in a field submit its form. */
  readonly isBusy?: boolean;
}

const ignorePress = (event: MouseEvent) => event.preventDefault();

/** A button. */
export function Button({ variant = "primary", type, isBusy = false, ...rest }: ButtonProps) {
  // Not `disabled`: the button would lose focus, and a failure could not be retried with Enter.
  const busy = isBusy && { "aria-disabled": true, onClick: ignorePress };
  return <button {...rest} {...busy} type={type} className={styles[variant]} />;
}

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly children: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, variant = "primary", children }: ButtonLinkProps) {
  return (
    <Link href={href} className={styles[variant]}>
      {children}
    </Link>
  );
}
