/** Address of a page's text in Markdown (https://llmstxt.org), beside the page. */
export const markdownOf = (url: string) => `${url}index.html.md`;
