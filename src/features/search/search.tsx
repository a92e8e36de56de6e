import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../ui/button";
import { Results } from "./results";
import { SearchForm } from "./search-form";
import { headline } from "./told";
import { useArrowKeys } from "./use-arrow-keys";
import { useFinder } from "./use-finder";
import { fieldOf, useQuery } from "./use-query";
import * as styles from "./search.module.css";

const SHOWN = 20;

/** From the last letter to what a screen reader is told, in ms: nobody is told of half a word. */
const PAUSE = 800;

interface SearchProps {
  /** Address of the index. */
  readonly index: string;
  /** Ways on, where there are no results to show: nothing typed, nothing found, no script. */
  readonly children: ReactNode;
}

/** The search: what is typed is found at once, and stands in the address, to be shared. */
export function Search({ index, children }: SearchProps) {
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { query, read } = useQuery(form);
  const { state, start } = useFinder(index);
  const [told, setTold] = useState("");
  useArrowKeys(place, form, read);
  const asked = query?.trim() ?? "";
  useEffect(() => {
    // Who came by Tab before the script ran has focus already.
    if (asked !== "" || document.activeElement === fieldOf(form.current)) start();
  }, [asked, start]);
  const found = useMemo(
    () => (state.status === "ready" && asked !== "" ? state.find(asked, SHOWN) : null),
    [state, asked],
  );
  useEffect(() => {
    const timer = window.setTimeout(
      () => setTold(found === null ? "" : headline(asked, found)),
      PAUSE,
    );
    return () => window.clearTimeout(timer);
  }, [asked, found]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    read();
    start();
  };
  return (
    <div ref={place} className={styles.search}>
      <SearchForm form={form} onInput={read} onFocus={start} onSubmit={onSubmit} />
      <p className={styles.unscripted}>
        Searching needs JavaScript, which is off. The lists below lead to every page.
      </p>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {asked !== "" && state.status === "loading" && <p>Fetching the list of pages …</p>}
      {asked !== "" && state.status === "failed" && (
        <div role="alert" className={styles.failed}>
          <p>The list of pages could not be fetched, so nothing can be found just now.</p>
          <Button type="button" variant="secondary" onClick={start}>
            Try again
          </Button>
        </div>
      )}
      {found !== null && <Results query={asked} found={found} />}
      <div hidden={found !== null && found.total > 0}>{children}</div>
    </div>
  );
}
