import { useId, type ComponentPropsWithoutRef, type RefObject } from "react";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { LONGEST_QUERY, QUERY_KEY, SEARCH_PAGE } from "./address";
import * as styles from "./search.module.css";

interface SearchFormProps extends Pick<
  ComponentPropsWithoutRef<"form">,
  "onInput" | "onFocus" | "onSubmit"
> {
  readonly form?: RefObject<HTMLFormElement>;
}

/** The search field. It leads to the page of results, also without script. Uncontrolled. */
export function SearchForm({ form, ...handlers }: SearchFormProps) {
  const id = useId();
  return (
    <form
      {...handlers}
      ref={form}
      className={styles.form}
      role="search"
      action={SEARCH_PAGE}
      method="get"
      aria-label="Site"
    >
      <TextField
        id={id}
        name={QUERY_KEY}
        label="Search this site"
        type="search"
        autoComplete="off"
        input={{ enterKeyHint: "search", maxLength: LONGEST_QUERY }}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
