/** What is invented in an entry with `sample: true`, in a sentence for visitors. */
export const sampleNotes = {
  author: "This author is invented.",
  caseStudy: "The customer, people and figures in this case study are invented.",
  legal: "Names, dates and periods on this page are placeholders.",
  page: "Names and figures in the examples are invented.",
  post: "The people and figures in this article are invented.",
  term: "The figures in this example are invented.",
} as const;
