import type { ContentPart } from "../lib/content-html";
import * as styles from "./content.module.css";

/** Looks of the elements that hold the parts of a text. */
export const partClasses: { readonly [Part in ContentPart]: string | undefined } = {
  actions: styles.actions,
  scene: styles.scene,
  text: styles.content,
};
