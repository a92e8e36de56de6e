import type { Page } from "@playwright/test";

/**
 * Does to pages what Google Translate and its like do: replaces every text node by nested `<font>`
 * elements, at first and whenever something changes. The words stay, so that tests can find them.
 *
 * @param start The event of the document at which the translation begins.
 */
export async function translate(page: Page, start: "DOMContentLoaded" | "hydrated"): Promise<void> {
  await page.addInitScript((event) => {
    const LEFT_ALONE = "font, script, style, noscript, textarea, option, svg";
    const FONT: string = "font";
    function translateText(text: Node) {
      if (text.nodeValue?.trim() === "" || text.parentElement?.closest(LEFT_ALONE) !== null) return;
      const inner = document.createElement(FONT);
      inner.append(text.nodeValue ?? "");
      const outer = document.createElement(FONT);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    function translateIn(root: Node) {
      const iterator = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text = iterator.nextNode(); text !== null; text = iterator.nextNode()) {
        texts.push(text);
      }
      texts.forEach(translateText);
    }
    document.addEventListener(event, () => {
      translateIn(document.body);
      const observer = new MutationObserver((changes) => {
        changes.forEach(({ target }) => translateIn(target));
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, start);
}
