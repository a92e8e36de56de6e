/** Posts, case studies and terms. */
export const entryTypes = /* GraphQL */ `
  "A blog post: one file of content/blog."
  type BlogPost implements Node @dontInfer {
    "Its address, /blog/<slug>/."
    url: String!
    "Its file name, without its ending."
    slug: String!
    "Heading and title in search results."
    title: String!
    "One sentence for search results."
    description: String!
    "The day of publication."
    date: Date! @dateformat
    "The day of the last real change, if there was one."
    updated: Date @dateformat
    "The later of date and updated."
    lastModified: Date! @dateformat
    "Who wrote it."
    author: Author! @link(by: "slug")
    "What it is about, as slugs."
    topics: [String!]!
    "What it is about, each with its page."
    topicPages: [Topic!]! @link(by: "slug", from: "topics")
    "The image above it."
    cover: ContentImage
    "Addresses that it had before, which lead to it."
    redirectsFrom: [String!]!
    "Whether the text links to the glossary terms that it names."
    termLinks: Boolean!
    "Slugs of glossary terms that stay unlinked in the text."
    unlinkedTerms: [String!]!
    "Whether it holds invented customers, people or figures."
    sample: Boolean!
    "Whether it is shown in gatsby develop alone: its author says so, or its date is to come."
    draft: Boolean!
    "Minutes, at 220 words a minute, at least 1."
    readingTime: Int!
    "The text as a tree of Markdown elements and components (ContentNode in src/content-model)."
    body: JSON!
    "The text's headings, in reading order; those of level 2 make its table of contents."
    toc: [TocEntry!]!
    "The images that the text shows."
    images: [ContentImage!]!
  }

  "A customer's words about the work."
  type CaseStudyQuote {
    "The words, without quotation marks."
    text: String!
    "Who said them."
    name: String!
    "That person's post."
    title: String!
  }

  "A case study: one file of content/case-studies."
  type CaseStudy implements Node @dontInfer {
    "Its address, /case-study/<slug>/."
    url: String!
    "Its file name, without its ending."
    slug: String!
    "The heading: who did what."
    title: String!
    "One sentence for search results."
    description: String!
    "The day of publication."
    date: Date! @dateformat
    "The day of the last real change, if there was one."
    updated: Date @dateformat
    "The later of date and updated."
    lastModified: Date! @dateformat
    "The customer's name."
    customer: String!
    "The customer's industry, as its page is called."
    industry: String!
    "The pages of the solutions used."
    solutions: [MarketingPage!]! @link(by: "slug")
    "Two to four figures with what they are made of."
    figures: [ContentFigure!]!
    "What the customer says of it."
    quote: CaseStudyQuote
    "The image above it."
    cover: ContentImage
    "Addresses that it had before, which lead to it."
    redirectsFrom: [String!]!
    "Whether the text links to the glossary terms that it names."
    termLinks: Boolean!
    "Slugs of glossary terms that stay unlinked in the text."
    unlinkedTerms: [String!]!
    "Whether it holds invented customers, people or figures."
    sample: Boolean!
    "Whether it is shown in gatsby develop alone: its author says so, or its date is to come."
    draft: Boolean!
    "Minutes, at 220 words a minute, at least 1."
    readingTime: Int!
    "The text as a tree of Markdown elements and components (ContentNode in src/content-model)."
    body: JSON!
    "The text's headings, in reading order."
    toc: [TocEntry!]!
    "The images that the text shows."
    images: [ContentImage!]!
  }

  "A term of the glossary: one file of content/glossary."
  type GlossaryTerm implements Node @dontInfer {
    "Its address, /glossary/<slug>/."
    url: String!
    "Its file name, without its ending."
    slug: String!
    "The term as written in a sentence."
    term: String!
    "The term without capitals and accents, by which the glossary is sorted."
    sortKey: String!
    "The letter under which the glossary lists it, as a capital; 0–9 for a figure or a sign."
    letter: String!
    "A short definition, one sentence."
    definition: String!
    "Other names and abbreviations."
    aliases: [String!]!
    "Terms to read next."
    related: [GlossaryTerm!]! @link(by: "slug")
    "Addresses that it had before, which lead to it."
    redirectsFrom: [String!]!
    "Whether the text links to the glossary terms that it names."
    termLinks: Boolean!
    "Slugs of glossary terms that stay unlinked in the text."
    unlinkedTerms: [String!]!
    "Whether its example is invented."
    sample: Boolean!
    "Whether it is shown in gatsby develop alone: its author says so, or its date is to come."
    draft: Boolean!
    "The text as a tree of Markdown elements and components (ContentNode in src/content-model)."
    body: JSON!
    "The text's headings, in reading order."
    toc: [TocEntry!]!
    "The images that the text shows."
    images: [ContentImage!]!
  }

  "A text that links to a glossary term."
  type TermUse {
    "Its address."
    url: String!
    "Its title."
    title: String!
  }
`;
