import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./button.module.css";
import { Link } from "./link";

/** `primary` for the main action of a page, `secondary` for others. */
type ButtonVariant = "primary" | "secondary";

interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "className"> {
  readonly type: "button" | "submit";
  readonly variant?: ButtonVariant;
}

/** A button. */
export function Button({ variant = "primary", type, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles[variant]} />;
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
