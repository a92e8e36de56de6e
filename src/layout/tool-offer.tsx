import type { FormEvent } from "react";
import { DEMO_PAGE, takeNoteToDemo } from "../features/lead";
import { Button } from "../ui/button";
import * as styles from "./tool-offer.module.css";

/**
 * The offer at the end of a tool's page. It takes the tool's name to the demo form as the requirement,
 * and never the visitor's figures.
 */
export function ToolOffer({ title }: { readonly title: string }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    takeNoteToDemo(`Tool: ${title}`);
  };
  return (
    <section className={styles.offer} data-surface="ink" data-bleed aria-labelledby="tool-offer">
      <h2 id="tool-offer">Run this on your last RFQ</h2>
      <p>Bring one closed RFQ. We load its figures and work through them with you.</p>
      <form action={DEMO_PAGE} onSubmit={onSubmit}>
        <Button type="submit">Book a demo</Button>
      </form>
    </section>
  );
}
