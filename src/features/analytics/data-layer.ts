import { isRecord } from "../../lib/json";

declare global {
  interface Window {
    dataLayer?: unknown[];
    _hsq?: CrmCommand[];
    _hsp?: CrmCommand[];
  }
}

/** A command of the CRM: https://developers.hubspot.com/docs/api-reference/latest/account/settings/tracking-code/overview. */
type CrmCommand = readonly [string, ...unknown[]];

/** A Google tag command: https://developers.google.com/tag-platform/gtagjs/reference. */
type GtagCommand =
  | readonly ["js", Date]
  | readonly ["config", string, Readonly<Record<string, unknown>>]
  | readonly ["set", Readonly<Record<string, unknown>>]
  | readonly ["event", string, Readonly<Record<string, unknown>>]
  | readonly ["consent", "update", Readonly<Record<string, "granted" | "denied">>];

/**
 * Queues a command for the Google tags. The tags recognise a command by its type, `arguments`; they
 * take an array for data.
 */
export function gtag(..._command: GtagCommand): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
}

/**
 * Removes the configuration of one Google tag and its events from the queue. Another tag that runs
 * would otherwise load it.
 */
export function discardGtagCommands(id: string): void {
  const isForTag = (command: unknown) =>
    isRecord(command) &&
    isRecord(command[2]) &&
    (command[1] === id || String(command[2].send_to).split("/")[0] === id);
  const queue = window.dataLayer ?? [];
  queue.splice(0, queue.length, ...queue.filter((command) => !isForTag(command)));
}

/** Queues a command for the CRM's tracking script. */
export function crm(...command: CrmCommand): void {
  window._hsq ??= [];
  window._hsq.push(command);
}

/** Queues a command for the CRM's privacy script, which manages cookie consent. */
export function crmPrivacy(...command: CrmCommand): void {
  window._hsp ??= [];
  window._hsp.push(command);
}

/** Whether no script has read a queue yet: one that runs replaces the array or its `push`. */
function isUnread<Command>(queue: Command[] | undefined): queue is Command[] {
  return Array.isArray(queue) && !Object.hasOwn(queue, "push");
}

/** Whether a Google tag runs. */
export function isGtagRunning(): boolean {
  return window.dataLayer !== undefined && !isUnread(window.dataLayer);
}

/** Whether the CRM's tracking script runs. */
export function isCrmRunning(): boolean {
  return window._hsq !== undefined && !isUnread(window._hsq);
}

/** Removes the commands of these names that no script of the CRM has read yet. */
export function discardCrmCommands(...names: readonly string[]): void {
  for (const name of ["_hsq", "_hsp"] as const) {
    const queue = window[name];
    if (isUnread(queue)) window[name] = queue.filter(([command]) => !names.includes(command));
  }
}
