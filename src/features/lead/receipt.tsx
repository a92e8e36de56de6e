import type { RequestType } from "../../lib/request-types";
import { Certificate } from "../../ui/certificate";
import { useRegion } from "../region";

/** What was asked for with each request, and who answers when. */
const requests: Readonly<Record<RequestType, { readonly asked: string; readonly next: string }>> = {
  "demo-callback": {
    asked: "A demo with one of your purchases",
    next: "A specialist calls or emails you within one working day to agree on a time",
  },
  "sales-callback": {
    asked: "A call about your purchasing",
    next: "Our sales team calls you within one working day",
  },
  capital: {
    asked: "Early payment of approved invoices",
    next: "A Capital specialist calls you in one or two working days",
  },
  prodiscover: {
    asked: "A search for suppliers",
    next: "A category researcher calls you within one working day",
  },
  supplier: {
    asked: "An entry in the supplier directory",
    next: "Our supplier desk reviews it within three working days",
  },
  "channel-partner": {
    asked: "A partnership",
    next: "The partner manager calls you within three working days",
  },
  "case-study": { asked: "A case study as PDF", next: "The PDF downloads in your browser" },
};

interface ReceiptProps {
  readonly requestType: RequestType;
  /** When the lead was first sent, in ISO format. */
  readonly timestamp: string;
}

/** The receipt of a request: what was asked for, when, and who answers. It names no one. */
export function Receipt({ requestType, timestamp }: ReceiptProps) {
  const language = useRegion() === "us" ? "en-US" : "en-IN";
  const { asked, next } = requests[requestType];
  const received = new Date(timestamp).toLocaleString(language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <Certificate
      title="Receipt"
      serial={`No. ${timestamp.replace(/\D/gu, "").slice(0, 14)}`}
      item={asked}
      name={{ label: "Received", value: received }}
      facts={[{ label: "What happens next", value: next }]}
      signatures={[]}
    />
  );
}
