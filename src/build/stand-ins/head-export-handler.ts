/** Stands for Gatsby's module that renders the `Head` export of a page. No page has one. */
export function headHandlerForBrowser(): void {}
