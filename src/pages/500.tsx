import { ErrorPage } from "../layout/error-page";

/** Shown where the server could not give a page. */
export default function ServerErrorPage() {
  return (
    <ErrorPage
      title="The page could not be loaded"
      heading="The page could not be loaded"
      text="The fault is ours. Please load the page again in a minute."
    />
  );
}
