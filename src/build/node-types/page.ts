/** A page of the site, with what its template asks for. */
export const pageTypes = /* GraphQL */ `
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
`;
