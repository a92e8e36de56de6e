/** Leaves the page for an address, of this site or another. The one place that does. */
export function leaveFor(href: string): void {
  window.location.assign(href);
}
