import { useId, type ComponentPropsWithoutRef, type RefObject } from "react";
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
  const id = useId();
  return (
    <form
      {...handlers}
      ref={form}
      className={styles.form}
      role="search"
      action="/search/"
      method="get"
      aria-label="Site"
    >
      <TextField
        id={id}
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
