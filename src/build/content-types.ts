import type { GatsbyNode } from "gatsby";

/**
 * Every content type with every field, described, so that GraphiQL explains itself and a kind
 * without a single file still builds (architecture.md, decision 2).
 */
export const typeDefinitions = /* GraphQL */ `
  "An image beside a content file, with its alternative text."
  type ContentImage {
    "The path as the author wrote it; the key by which the text names the image."
    src: String!
    "What the image shows, for those who can't see it."
    alt: String!
    "The image file."
    file: File @fileByRelativePath(from: "src")
  }

  "A heading of a text."
  type TocEntry {
    "The heading's anchor, without #."
    id: String!
    "The heading's words."
    text: String!
    "2 to 6."
    level: Int!
  }

  "A figure with what it is made of."
  type ContentFigure {
    "The figure with its unit."
    value: String!
    "What the figure counts."
    label: String!
    "Period, scope and source."
    basis: String!
  }

  "The form of a page."
  type PageForm {
    "The request_type of its leads."
    requestType: String!
    "What the button says."
    submitLabel: String!
  }

  "A system that the product exchanges documents with."
  type DirectorySystem {
    "Its name."
    name: String!
    "Which documents or data go there or come from there."
    carries: String!
    "By which way."
    by: String!
    "Whether the entry is invented."
    sample: Boolean
  }

  "A kind of systems."
  type DirectoryGroup {
    "The kind in addresses."
    id: String!
    "The kind's name."
    label: String!
    "What such systems exchange."
    about: String!
    "Its systems."
    systems: [DirectorySystem!]!
  }

  "The systems that the integrations page lists."
  type SystemDirectory {
    "The heading."
    title: String!
    "What the entries are and are not."
    note: String!
    "The kinds, in order."
    groups: [DirectoryGroup!]!
  }

  "Three estimates of one thing."
  type CalculatorRange {
    "The careful one."
    low: Float!
    "The likely one."
    base: Float!
    "The hopeful one."
    high: Float!
  }

  "How sourcing is done today, and what is assumed to change."
  type CalculatorProcess {
    "The process in addresses."
    id: String!
    "The process as a visitor would say it."
    label: String!
    "Hard savings, in percent of the spend in events."
    hard: CalculatorRange!
    "Cost avoidance, in percent of the spend in events."
    avoidance: CalculatorRange!
    "Buyer hours saved an event."
    hours: CalculatorRange!
  }

  "Bounds and first value of the annual spend, in crore or million."
  type CalculatorSpend {
    "The least."
    least: Float!
    "The most."
    most: Float!
    "What the calculator begins with."
    start: Float!
  }

  "What the calculator's figures rest on."
  type CalculatorAssumptions {
    "The spend that an event covers."
    events: String!
    "The percentages of hard savings."
    hard: String!
    "The percentages of cost avoidance."
    avoidance: String!
    "Hours and their cost."
    time: String!
  }

  "The savings calculator of a home page."
  type Calculator {
    "The anchor."
    id: String!
    "The heading."
    title: String!
    "What the estimate is and is not."
    note: String!
    "The annual spend."
    spend: CalculatorSpend!
    "First value of the share through sourcing events, in percent."
    share: Int!
    "The processes to choose from, the first one chosen."
    processes: [CalculatorProcess!]!
    "The spend that one event covers, in rupees or dollars."
    eventSpend: Float!
    "What an hour of a buyer costs, in rupees or dollars."
    hourCost: Float!
    "What each figure rests on."
    assumptions: CalculatorAssumptions!
    "Whether the figures are invented."
    sample: Boolean
  }

  "A page of the site: one file of content/pages."
  type MarketingPage implements Node @dontInfer {
    "Its address, with slashes at both ends."
    url: String!
    "Its path below content/pages, without its ending; empty for home."
    slug: String!
    "The layout that shows it, from the closed list of the page schema."
    template: String!
    "Title in tabs and search results, without the brand."
    title: String!
    "The main heading."
    heading: String!
    "One sentence for search results."
    description: String!
    "What the page does for whom, under the heading."
    intro: String
    "Home pages: in or us."
    region: String
    "Home pages: the savings calculator."
    calculator: Calculator
    "Form pages: the form beside the text."
    form: PageForm
    "The integrations page: its list of systems."
    directory: SystemDirectory
    "Legal pages: the day the text took effect."
    updated: Date @dateformat
    "The day of the last change that its author recorded."
    lastModified: Date @dateformat
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
    "The text as a tree of Markdown elements and components (ContentNode in src/content-model)."
    body: JSON!
    "The text's headings, in reading order."
    toc: [TocEntry!]!
    "The images that the text shows."
    images: [ContentImage!]!
  }

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

  "Who wrote a post: one file of content/authors."
  type Author implements Node @dontInfer {
    "The address of the author's page, /blog/author/<slug>/. There is a page once there is a post."
    url: String!
    "Its file name, without its ending."
    slug: String!
    "The author's name."
    name: String!
    "What the author does."
    role: String!
    "One or two sentences on what the author knows."
    bio: String!
    "Whether the author is invented."
    sample: Boolean!
  }

  "What posts are about: one file of content/topics."
  type Topic implements Node @dontInfer {
    "The address of its page, /blog/topic/<slug>/. There is a page once there is a post."
    url: String!
    "Its file name, without its ending."
    slug: String!
    "The words of links to its page."
    label: String!
    "Heading of its page and title in search results."
    title: String!
    "One sentence for search results."
    description: String!
  }

  "A customer's words for the slider: one file of content/testimonials."
  type Testimonial implements Node @dontInfer {
    "Its file name, without its ending."
    slug: String!
    "Which visitors see it: in or us."
    region: String!
    "Its place in the slider, from 1."
    order: Int!
    "The words, without quotation marks."
    review: String!
    "First name alone."
    name: String!
    "That person's post."
    title: String!
    "That person's company."
    company: String!
    "A picture of that person."
    image: ContentImage
    "Whether the picture is shown in a circle."
    round: Boolean!
    "Whether customer and words are invented."
    sample: Boolean!
  }

  "A link of a menu."
  type SiteLink {
    "The link's words."
    label: String!
    "Where it leads: an address of the site or a full one."
    to: String!
  }

  "A named group of links."
  type SiteLinkGroup {
    "The group's name."
    label: String!
    "Its links, in order."
    links: [SiteLink!]!
  }

  "A telephone number."
  type SiteTelephone {
    "As people read it."
    label: String!
    "As a telephone dials it: + and digits."
    number: String!
  }

  "The sales telephone number of each region."
  type SitePhones {
    "India."
    in: SiteTelephone!
    "United States."
    us: SiteTelephone!
  }

  "The company's pages elsewhere, full addresses."
  type SiteSocial {
    "Where it writes short messages."
    microblog: String!
    "Where people of the trade meet it."
    professionalNetwork: String!
    "Where it shows films."
    videoSite: String!
  }

  "What holds for the whole site: the file content/settings.yml."
  type SiteSettings implements Node @dontInfer {
    "The brand's name."
    brand: String!
    "What the product is, in one sentence."
    tagline: String!
    "What the image shows that networks show of a page without a cover (static/share.png)."
    shareAlt: String!
    "The address that visitors write to."
    email: String!
    "Sales telephone numbers by region."
    phones: SitePhones!
    "Full address of the price list."
    pricing: String!
    "The company's pages elsewhere."
    social: SiteSocial!
    "The header's menus."
    header: [SiteLinkGroup!]!
    "The footer's groups of links."
    footer: [SiteLinkGroup!]!
    "The links of the bottom bar."
    legal: [SiteLink!]!
    "The copyright line."
    copyright: String!
    "Whether the settings are placeholders."
    sample: Boolean!
  }
`;

/** Declares the content types. */
export const createContentTypes: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
