let place: HTMLElement | null = null;

/**
 * Where dialogs and the consent banner stand: beside the page's root, so that an open dialog can make
 * the page inert and not them. A place of their own, for what comes to or goes from the body's own
 * children costs a phone a style of the whole page: a rule for siblings might apply to any of it.
 */
export function besidePage(): HTMLElement {
  if (place?.isConnected !== true) place = document.body.appendChild(document.createElement("div"));
  return place;
}
