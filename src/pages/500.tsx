import { ErrorPage } from "../layout/error-page";

/** Shown where the server could not give a page. */
export default function ServerErrorPage() {
  return (
    <ErrorPage
      title="The page could not be loaded"
      heading="The page could not be loaded"
      text="Something went wrong on our side. Please reload the page in a minute."
    />
  );
}
