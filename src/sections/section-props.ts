import type { ReactNode } from "react";
import type { ComponentName, ComponentProps } from "../content-model/components";

/** Props of an MDX component: its literal attributes and its rendered children. */
export type SectionProps<Name extends ComponentName> = ComponentProps<Name> & {
  readonly children?: ReactNode;
};
