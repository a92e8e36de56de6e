import type { FormEvent } from "react";
import { DEMO_PAGE, takeNoteToDemo } from "../features/lead";
import { Button } from "../ui/button";
import * as band from "../sections/action-band.module.css";
import * as styles from "./tool-offer.module.css";

interface ToolOfferProps {
  /** Name of the tool. */
  readonly tool: string;
  readonly title: string;
  readonly text: string;
}

/**
 * The offer at the end of a tool's page. It takes the tool's name to the demo form as the requirement,
 * and never the visitor's figures.
 */
export function ToolOffer({ tool, title, text }: ToolOfferProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    takeNoteToDemo(`Tool: ${tool}`);
  };
  return (
    <section className={styles.offer} data-surface="ink" data-bleed aria-labelledby="tool-offer">
      <h2 id="tool-offer" className={band.title}>
        {title}
      </h2>
      <p className={band.text}>{text}</p>
      <form action={DEMO_PAGE} onSubmit={onSubmit}>
        <Button type="submit">Book a demo</Button>
      </form>
    </section>
  );
}
