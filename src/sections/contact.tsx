import { ContactLines } from "./contact-lines";

/** How to reach the company, from the settings: for texts that ask their reader to call or write. */
export function Contact() {
  return (
    <p>
      Reach us at <ContactLines />
    </p>
  );
}
