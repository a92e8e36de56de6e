import type { SectionProps } from "./section-props";
import { Certificate as Paper } from "../ui/certificate";

/** An award as a certificate, beside the heading of a page. */
export function Certificate(props: SectionProps<"Certificate">) {
  return <Paper {...props} />;
}
