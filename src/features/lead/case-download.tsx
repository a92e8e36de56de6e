import { useEffect, useRef, useState, type ComponentType, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/button";
import type { CaseFormProps } from "./case-form";
import * as styles from "./case-download.module.css";
import { formKeyOf, readDraft } from "./draft";
import { loadCaseForm } from "./load-case-form";

type Progress = "closed" | "loading" | "failed";

/**
 * The offer of a case study as PDF, whose form is loaded when a visitor asks for it. A form that a
 * reload took away half filled comes back by itself.
 */
export function CaseDownload(props: CaseFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<CaseFormProps> | null>(null);
  const [progress, setProgress] = useState<Progress>("closed");
  const { slug, contact } = props;
  useEffect(() => {
    if (readDraft(formKeyOf("case-study", "page", slug)) === null) return;
    loadCaseForm().then(
      (loaded) => setForm(() => loaded),
      () => setProgress("failed"),
    );
  }, [slug]);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (progress === "loading") return;
    setProgress("loading");
    const loaded = await loadCaseForm().catch(() => null);
    // The button goes, so focus has to be taken along.
    flushSync(() => {
      if (loaded === null) setProgress("failed");
      else setForm(() => loaded);
    });
    place.current?.querySelector("input")?.focus();
  };
  const preload = () => void loadCaseForm().catch(() => undefined);
  return (
    <section className={styles.download} id="pdf" aria-labelledby="pdf-title">
      <h2 id="pdf-title">Download this case study as PDF</h2>
      <p>The text, the figures and how each was counted, on two or three sheets of A4.</p>
      <div ref={place} className={styles.place}>
        {Form !== null && <Form {...props} />}
        {Form === null && (
          // Where scripts fail to start, the button leads to people.
          <form
            className={styles.offer}
            action="/contact-sales/"
            onSubmit={(event) => void open(event)}
          >
            <Button type="submit" onPointerEnter={preload} onFocus={preload}>
              {progress === "loading" ? "Opening…" : "Ask for the PDF"}
            </Button>
          </form>
        )}
        {Form === null && progress === "failed" && (
          <p role="alert">The form could not be loaded. Please try again, or write to us.</p>
        )}
      </div>
      <p className={styles.contact}>To have it sent by a person, reach us at {contact}</p>
    </section>
  );
}
