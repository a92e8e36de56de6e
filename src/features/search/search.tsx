import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from "react";
import { useQueryForm } from "../../lib/use-query-form";
import { Announcement } from "../../ui/announcement";
import { Button } from "../../ui/button";
import { resultCount, Results } from "./results";
import { SearchForm } from "./search-form";
import { SearchKeySetting } from "./search-key-setting";
import { useArrowKeys } from "./use-arrow-keys";
import { useSearchIndex } from "./use-search-index";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./search.module.css";

/** A single letter would match nearly every page. */
const MIN_LENGTH = 2;
const MAX_RESULTS = 20;

interface SearchProps {
  readonly index: string;
  /** Whether the visitor can type at once: the page was opened by a key. */
  readonly isFieldFocused: boolean;
  /** Addresses of pages that are not for this visitor. */
  readonly leftOut: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** The search page's form and results. Results follow each letter, and the address keeps the query. */
export function Search({ index, isFieldFocused, leftOut, children }: SearchProps) {
  const container = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { values, update, reset } = useQueryForm(form, { q: "" });
  const { state, load } = useSearchIndex(index);
  useArrowKeys(container, reset);
  useEffect(() => {
    if (!isFieldFocused) return undefined;
    // After the router, which focuses the page.
    const frame = requestAnimationFrame(() => form.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isFieldFocused]);
  // Lets the visitor go on typing while a long list of results renders.
  const query = useDeferredValue(values.q.trim());
  const isAsked = query.length >= MIN_LENGTH;
  useEffect(() => {
    // The query may come from the address, and focus may come before hydration.
    if (query !== "" || form.current?.contains(document.activeElement) === true) load();
  }, [query, load]);
  const answer = useMemo(
    () => (state.status === "ready" && isAsked ? state.search(query, MAX_RESULTS, leftOut) : null),
    [state, isAsked, query, leftOut],
  );
  return (
    <div ref={container} className={styles.search}>
      <SearchForm
        form={form}
        onInput={update}
        onFocus={load}
        onPointerEnter={load}
        onSubmit={(event) => {
          event.preventDefault();
          load();
        }}
      />
      <p className={shared.unscripted}>
        Search needs JavaScript, which is off. The lists below link to every page.
      </p>
      <Announcement text={answer === null ? "" : resultCount(query, answer.total)} />
      {isAsked && state.status === "loading" && <p>Loading the search index…</p>}
      {isAsked && state.status === "failed" && (
        <div role="alert" className={styles.failed}>
          <p>The search index could not be loaded. Check your connection and try again.</p>
          <Button type="button" variant="secondary" onClick={load}>
            Try again
          </Button>
        </div>
      )}
      {answer !== null && <Results query={query} answer={answer} />}
      <div hidden={answer !== null && answer.total > 0}>{children}</div>
      <SearchKeySetting />
    </div>
  );
}
