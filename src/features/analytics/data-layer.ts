declare global {
  interface Window {
    dataLayer?: unknown[];
    _hsq?: unknown[];
  }
}

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

/** Queues a command for the CRM's script. */
export function crm(...command: readonly [string, ...unknown[]]): void {
  window._hsq ??= [];
  window._hsq.push(command);
}
