import { SearchForm } from "../features/search";
import { ErrorPage } from "../layout/error-page";

/** Shown where an address leads nowhere. */
export default function NotFoundPage() {
  return (
    <ErrorPage
      title="Page not found"
      heading="There is no page at this address"
      text="It may have moved, or the link may have lost a letter."
    >
      <SearchForm />
    </ErrorPage>
  );
}
