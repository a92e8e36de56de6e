/** Leaves the page for an address on this site or another. */
export function leaveFor(href: string): void {
  window.location.assign(href);
}
