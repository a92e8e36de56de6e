import { SearchForm } from "../features/search";
import { ErrorPage } from "../layout/error-page";

/** Shown where an address leads nowhere. */
export default function NotFoundPage() {
  return (
    <ErrorPage
      title="Page not found"
      heading="We can’t find this page"
      text="It may have moved, or the address may be mistyped."
    >
      <SearchForm />
    </ErrorPage>
  );
}
