declare global {
  interface Window {
    dataLayer?: unknown[];
    _hsq?: CrmCommand[];
    _hsp?: CrmCommand[];
  }
}

/** A command of the CRM: https://developers.hubspot.com/docs/api-reference/latest/account/settings/tracking-code/overview. */
export type CrmCommand = readonly [string, ...unknown[]];

/** A Google tag command: https://developers.google.com/tag-platform/gtagjs/reference. */
export type GtagCommand =
  | readonly ["js", Date]
  | readonly ["config", string, Readonly<Record<string, unknown>>]
  | readonly ["set", Readonly<Record<string, unknown>>]
  | readonly ["event", string, Readonly<Record<string, unknown>>]
  | readonly ["consent", "update", Readonly<Record<string, "granted" | "denied">>];

/**
 * Queues a command for the Google tags. Before a tag is loaded the queue just grows. The tags know a
 * command by its type, `arguments`; an array would be taken for data.
 */
export function gtag(..._command: GtagCommand): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
}

/** Queues a command for the CRM's tracking script. */
export function crm(...command: CrmCommand): void {
  window._hsq ??= [];
  window._hsq.push(command);
}

/** Queues a command for the CRM's privacy script, which is the one that keeps cookie consent. */
export function crmPrivacy(...command: CrmCommand): void {
  window._hsp ??= [];
  window._hsp.push(command);
}

/** A script that runs puts something of its own in the queue's place, or its own `push` into it. */
function waiting(queue: CrmCommand[] | undefined): CrmCommand[] {
  return Array.isArray(queue) && !Object.hasOwn(queue, "push") ? queue : [];
}

/** The queues of the CRM, to be changed in place; empty once a script has taken them over. */
export function waitingForCrm(): Readonly<Record<"tracking" | "privacy", CrmCommand[]>> {
  return { tracking: waiting(window._hsq), privacy: waiting(window._hsp) };
}
