import type { ModalRequestType } from "./lead-state";

/** The page that has the same form as the modal, for visitors whom the modal can't be shown. */
export const modalPages: Readonly<Record<ModalRequestType, string>> = {
  "demo-callback": "/request-demo/",
  "sales-callback": "/contact-sales/",
};
