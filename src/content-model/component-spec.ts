import type { z } from "zod";

/** Props of an MDX component, and what may be inside it. */
export interface ComponentSpec<Props extends z.ZodType = z.ZodType> {
  /** Literal props, strict. */
  readonly props: Props;
  /** `blocks`: Markdown and components; `none`: `<Name />`; a list: only these components. */
  readonly children: "blocks" | "paragraph" | "none" | readonly string[];
  /** The component that must contain it; it may be anywhere without this. */
  readonly inside?: string;
  /** Whether it must be first in the text. */
  readonly isFirst?: boolean;
  /** Whether it must be last in the text. */
  readonly isLast?: boolean;
}

/** Keeps the exact type of the props. */
export const spec = <Props extends z.ZodType>(value: ComponentSpec<Props>) => value;
