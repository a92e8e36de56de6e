import type { ReactNode } from "react";
import { downloadCaseStudy } from "../../api-client";
import { casePdfAddress } from "../../lib/case-pdf-address";
import { notify } from "../../ui/toast";
import { LeadForm } from "./lead-form";
import type { LeadDownload } from "./lead-form-options";

/** A case study that can be downloaded. */
export interface CaseFormProps {
  /** Address of its page, with slashes at both ends. */
  readonly url: string;
  readonly slug: string;
  readonly contact: ReactNode;
}

/** The lead form that gives a case study's PDF in return. */
export function CaseForm({ url, slug, contact }: CaseFormProps) {
  const address = casePdfAddress(url);
  const download: LeadDownload = {
    key: slug,
    send: (lead) => downloadCaseStudy({ ...lead, case_study: slug }),
    start() {
      saveFile(address);
      notify("success", "Your download has started.");
    },
    receipt: (
      <span>
        Thank you. The PDF is among your downloads.{" "}
        <a href={address} download>
          Download the PDF again
        </a>
      </span>
    ),
  };
  return (
    <LeadForm
      requestType="case-study"
      submitLabel="Download the PDF"
      place="page"
      contact={contact}
      download={download}
    />
  );
}

/** Downloads a file of this site without leaving the page. */
function saveFile(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
