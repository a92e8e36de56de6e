import type { ComponentPropsWithoutRef, RefObject } from "react";
import { SEARCH } from "../../lib/search-page";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import * as styles from "./search.module.css";

interface SearchFormProps extends Pick<
  ComponentPropsWithoutRef<"form">,
  "onInput" | "onFocus" | "onPointerEnter" | "onSubmit"
> {
  readonly form?: RefObject<HTMLFormElement>;
}

/** The search field. Submitting it opens the search page, also without JavaScript. */
export function SearchForm({ form, ...handlers }: SearchFormProps) {
  return (
    <form
      {...handlers}
      ref={form}
      className={styles.form}
      role="search"
      action={SEARCH}
      method="get"
      aria-label="Site"
    >
      <TextField
        name="q"
        label="Search the site"
        type="search"
        autoComplete="off"
        input={{ enterKeyHint: "search", maxLength: 200 }}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
