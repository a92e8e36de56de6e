import { createContext, useContext } from "react";
import * as shared from "../styles/shared.module.css";

/** Whether the page has amounts in rupees. */
export const HasRupees = createContext(false);

/** Says to US visitors that the page is about India. Indian visitors see nothing. */
export function RupeeNote() {
  if (!useContext(HasRupees)) return null;
  return (
    <p className={shared.quiet} data-region-only="us">
      The examples on this page are from India, in rupees.
    </p>
  );
}
