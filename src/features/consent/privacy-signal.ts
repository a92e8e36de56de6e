/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
export function sendsPrivacySignal(browser: object): boolean {
  return "globalPrivacyControl" in browser && browser.globalPrivacyControl === true;
}
