import { ByRegion } from "../features/region";
import { useSiteSettings } from "../lib/use-site-settings";

/** Links to the region's sales phone number and the e-mail address, for use in a sentence. */
export function ContactLines() {
  const { email, phones } = useSiteSettings();
  return (
    <>
      <ByRegion
        in={<a href={`tel:${phones.in.number}`}>{phones.in.label}</a>}
        us={<a href={`tel:${phones.us.number}`}>{phones.us.label}</a>}
      />{" "}
      or <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}

/** Phone number and e-mail address from the settings, as a paragraph. */
export function Contact() {
  return (
    <p>
      Reach us at <ContactLines />
    </p>
  );
}
