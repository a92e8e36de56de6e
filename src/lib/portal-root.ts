let root: HTMLElement | null = null;

/**
 * The element for dialogs and the consent banner. It is beside the page's root, so that an open dialog
 * can make the page inert. It is one element of its own because adding a child to `body` costs a phone
 * a style pass of the whole page.
 */
export function portalRoot(): HTMLElement {
  if (root?.isConnected !== true) root = document.body.appendChild(document.createElement("div"));
  return root;
}
