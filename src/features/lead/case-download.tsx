import { useEffect, useRef, useState, type ComponentType, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { loadOnce } from "../../lib/load-once";
import { Button } from "../../ui/button";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./case-download.module.css";
import type { CaseFormProps } from "./case-form";
import { readDraft } from "./draft";
import { formKeyOf } from "./form-state";

const loadCaseForm = loadOnce(() => import("./case-form"));

type Progress =
  | { readonly status: "closed" | "loading" | "failed" }
  | { readonly status: "open"; readonly Form: ComponentType<CaseFormProps> };

/** Loads the form, which a visitor opens or a draft reopens. */
const loadForm = (): Promise<Progress> =>
  loadCaseForm().then(
    ({ CaseForm }) => ({ status: "open", Form: CaseForm }),
    () => ({ status: "failed" }),
  );

/**
 * Offers a case study as PDF. The form is loaded when a visitor asks for it. If there is a draft, which
 * means that a reload has closed the form, it opens by itself.
 */
export function CaseDownload(props: CaseFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>({ status: "closed" });
  const { slug, contact } = props;
  useEffect(() => {
    if (readDraft(formKeyOf("case-study", "page", slug)) !== null)
      void loadForm().then(setProgress);
  }, [slug]);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (progress.status === "loading") return;
    setProgress({ status: "loading" });
    const loaded = await loadForm();
    // The form replaces the button, so focus has to move to its first field.
    flushSync(() => setProgress(loaded));
    container.current?.querySelector("input")?.focus();
  };
  const preload = () => void loadCaseForm().catch(() => undefined);
  return (
    <section
      className={styles.download}
      id="pdf"
      aria-labelledby="pdf-title"
      data-open={progress.status === "open" ? "" : undefined}
    >
      <h2 id="pdf-title">Download this case study as PDF</h2>
      <p>The full case study to print or forward, with every figure and how it was calculated.</p>
      <div ref={container} className={styles.place}>
        {progress.status === "open" ? (
          <progress.Form {...props} />
        ) : (
          // Where scripts fail to start, the button opens the contact page.
          <form
            className={shared.scripted}
            action="/contact-sales/"
            onSubmit={(event) => void open(event)}
          >
            <Button type="submit" onPointerEnter={preload} onFocus={preload}>
              {progress.status === "loading" ? "Opening…" : "Download PDF"}
            </Button>
          </form>
        )}
        {progress.status === "failed" && (
          <p role="alert">The form could not be loaded. Please try again, or write to us.</p>
        )}
      </div>
      <p className={shared.quiet}>Or ask us to send it to you: {contact}</p>
    </section>
  );
}
