import type { ContentImage } from "./content-nodes";
import { contentParts } from "./content-parts";

interface ContentProps {
  /** The `body` field of an entry. */
  readonly body: unknown;
  readonly images: readonly ContentImage[];
}

/** The text of an entry, without what its page opens with. */
export function Content({ body, images }: ContentProps) {
  return contentParts(body, images).text;
}
