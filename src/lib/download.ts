/** Downloads a file of this site without leaving the page. */
export function download(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
