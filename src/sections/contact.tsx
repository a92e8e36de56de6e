import { ContactLines } from "./contact-lines";

/** Phone number and e-mail address from the settings, as a paragraph. */
export function Contact() {
  return (
    <p>
      Reach us at <ContactLines />
    </p>
  );
}
