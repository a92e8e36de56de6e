import { useAttribution } from "../features/attribution";
import { Newsletter } from "../features/newsletter";

/** The newsletter form, with the attribution of the visit. */
export function NewsletterSection() {
  const { attributionFor, isTestSession } = useAttribution();
  return (
    <Newsletter
      visit={() => ({
        is_test_session: isTestSession(),
        utm_params: attributionFor(window.location.href),
      })}
    />
  );
}
