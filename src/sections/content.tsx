import type { ContentImage } from "./content-props";
import { splitContent } from "./content-parts";
import * as styles from "./content.module.css";
import { StaticContent } from "../runtime/static-content";

interface ContentProps {
  readonly body: unknown;
  readonly images: readonly ContentImage[];
}

/** The text of an entry, without its `<Opening>`. */
export function Content({ body, images }: ContentProps) {
  const { text } = splitContent(body);
  return <StaticContent part="text" className={styles.content} nodes={text} images={images} />;
}
