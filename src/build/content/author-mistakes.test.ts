import { describe, expect, test } from "@jest/globals";
import { figures } from "../../content-model/testing/figures";
import { checkContent } from "./check";
import { componentText } from "./testing/component-text";
import {
  beginning,
  caseStudy,
  inFolder,
  page,
  post,
  problemsWith,
  replaceIn,
  settings,
  term,
  testimonial,
  topic,
  validProject,
} from "./testing/project";

type Row = readonly [
  changes: Readonly<Record<string, string | Uint8Array | null>>,
  mistake: string,
  ...more: string[],
];

const POST = "blog/first-post.mdx";
const STUDY = "case-studies/steel.mdx";
const TERM = "glossary/landed-cost.mdx";
const PAGE = "pages/about.mdx";
const FACE = "testimonials/in-1-meera.yml";

/** A white PNG of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);

const inPost = (part: string, by: string) => ({ [POST]: replaceIn(post, part, by) });
const inStudy = (part: string, by: string) => ({ [STUDY]: replaceIn(caseStudy, part, by) });
const inTerm = (part: string, by: string) => ({ [TERM]: replaceIn(term, part, by) });
const inPage = (part: string, by: string) => ({ [PAGE]: replaceIn(page, part, by) });
/** A US edition of an Indian page, of its own title. */
const editionOf = (address: string, title = "About us") =>
  replaceIn(page, "title: About\n", `title: ${title}\nalternateOf: ${address}\n`);
const inFace = (part: string, by: string) => ({ [FACE]: replaceIn(testimonial, part, by) });
const inSettings = (part: string, by: string) => ({
  "settings.yml": replaceIn(settings, part, by),
});
/** A term with this text, which begins on line 6. */
const text = (words: string) => inTerm("Freight counts as well.", words);
const renamedFrom = (...old: readonly string[]) =>
  inPage("---\n\nThe", `redirectsFrom: [${old.map((own) => `"${own}"`).join()}]\n---\n\nThe`);

const calculator = `template: home
region: in
calculator:
  id: roi
  title: Savings
  note: What the estimate is and is not.
  spend: { least: 1, most: 1000, start: 120 }
  share: 60
  processes:
    - id: email
      label: E-mail
      hard: { low: 1, base: 2, high: 3 }
      avoidance: { low: 0, base: 0, high: 0 }
      hours: { low: 3, base: 5, high: 7.5 }
    - id: erp
      label: ERP
      hard: { low: 0.8, base: 1.5, high: 2.4 }
      avoidance: { low: 0, base: 0, high: 0 }
      hours: { low: 3, base: 5, high: 7.5 }
  eventSpend: 3000000
  hourCost: 700
  assumptions:
    events: What an event covers, in words.
    hard: What the percentages rest on.
    avoidance: What those of avoidance rest on.
    time: What hours and their cost rest on.`;
const home = replaceIn(page, "template: standard", calculator);
const inHome = (part: string, by: string) => ({ [PAGE]: replaceIn(home, part, by) });

/** A tool with an anchor. */
const tool = (id: string) =>
  componentText("Tool", {
    id,
    name: "landed-cost",
    title: "Two quotations",
    figures: figures.LandedCost.figures,
  });

const EXAMPLE = "examples/auction-7.yml";
const example = `names: [auction 7, Acme Boxes]
figures:
  boxes: 1,50,000
  opening: ₹42.00
  lowest: ₹40.00
  saving: (opening − lowest) × boxes = ₹3,00,000
phrases:
  "Plant head, limit: {}": [₹25 lakh, $50,000]
`;
const inExample = (part: string, by: string) => ({ [EXAMPLE]: replaceIn(example, part, by) });
/** A term with this text, beside the example. */
const beside = (words: string) => ({ [EXAMPLE]: example, ...text(words) });
const notItsFigure = `which is not a figure of content/${EXAMPLE}; correct it, or declare it there`;

const fields: readonly Row[] = [
  [
    inPost("author: asha-rao\n", ""),
    `${POST}:1 author: is missing; add the author's file name in content/authors, without .yml`,
  ],
  [
    inPost("topics:", "topic: x\ntopics:"),
    `${POST}:6 topic: is not a field of a blog post. Did you mean "topics"? Allowed: title, `,
  ],
  [
    inTerm("term:", "constructor: x\n__proto__: x\nterm:"),
    `${TERM}:2 constructor: is not a field of a glossary term.`,
    `${TERM}:3 __proto__: is not a field of a glossary term.`,
  ],
  [
    inPost("A first post on sourcing", "2026"),
    `${POST}:2 title: is a number, but must be text: put it between double quotes`,
  ],
  [
    inPost("A first post on sourcing", ""),
    `${POST}:2 title: is empty, but must be text: the post's heading`,
  ],
  [
    inPost("topics:\n  - sourcing", "topics: sourcing"),
    `${POST}:6 topics: is text, but must be a list: one to four topics`,
  ],
  [inPost("topics:\n  - sourcing", "topics: []"), `${POST}:6 topics: is empty; give 1 to 4`],
  [
    inPost("\n  - sourcing", " [sourcing,\n  Two Words]"),
    `${POST}:7 topics.1: "Two Words" must be lower-case words joined by hyphens; write two-words`,
  ],
  ...(
    [
      ["kind: funnel", "kind", "is not a kind of cover; use file, image"],
      [
        "kind: file",
        "kind",
        "is file, but there is no static/drawings/cover-blog-first-post.svg; add",
      ],
    ] as const
  ).map(([fields, field, message]): Row => [
    inPost("topics:", `cover: { ${fields}, alt: Some lines of a drawing }\ntopics:`),
    `${POST}:6 cover.${field}: ${message}`,
  ]),
  [
    inPost("A first post on sourcing", "Short"),
    `${POST}:2 title: has 5 characters; write at least 10`,
  ],
  [
    inPost("A first post on sourcing", "x".repeat(71)),
    `${POST}:2 title: has 71 characters; write at most 70`,
  ],
  [
    inPost("A first post on sourcing", '"A first post\\non sourcing"'),
    `${POST}:2 title: has a line break`,
  ],
  ...["2026-02-30", "31.01.2026"].map((date): Row => [
    inPost("2026-01-31", `"${date}"`),
    `${POST}:4 date: "${date}" is not a date; write year-month-day, such as 2026-01-31`,
  ]),
  [
    inPost("author:", "updated: 2026-01-30\nauthor:"),
    `${POST}:5 updated: is before date; correct one of the two`,
  ],
  [
    inPost("author:", "updated: 2999-01-31\nauthor:"),
    `${POST}:5 updated: is in the future; write the day of the last change, or remove it`,
  ],
  [
    inStudy("    basis: all orders of 2025\n", ""),
    `${STUDY}:12 figures.1.basis: is missing; add period, scope and source`,
  ],
  [
    inStudy("industry: manufacturing", "industry: manufacture"),
    `${STUDY}:6 industry: "manufacture" can't be used; use agriculture, food-and-beverages, logistics, manufacturing. Did you mean "manufacturing"?`,
  ],
  [
    inSettings('"+14155550100"', '"415 555 0100"'),
    "settings.yml:6 phones.us.number: is not an international number; write + and digits",
  ],
  [
    inSettings("+91 80 5550 0100", "+91 80 5550 0101"),
    "settings.yml:5 phones.in.label: has other digits than number; correct one of the two",
  ],
  [
    inSettings("footer: []", "  - { label: Resources, links: [] }\nfooter: []"),
    'settings.yml:16 header.1.label: "Resources" is the label of two menus; rename one',
  ],
  [
    inFace("We order in half the time that it took before.", '"“We order in half the time.”"'),
    `${FACE}:3 review: is between quotation marks, which the site adds; remove them`,
  ],
  ...["**half**", "*half*", "_half_", "`half`", "[half](/about/)", "<b>half</b>", "&nbsp;"].map(
    (words): Row => [inFace("half", `${words} half`), `${FACE}:3 review: shows `],
  ),
  [
    inStudy(
      "figures:",
      "quote: { text: '\"We order in half the time.\"', name: Meera, title: Head }\nfigures:",
    ),
    `${STUDY}:8 quote.text: is between quotation marks, which the site adds; remove them`,
  ],
  [
    inPost("topics:", "figure: { value: ₹1,450, label: a trip }\ntopics:"),
    `${POST}:6 figure.450: is not a field of a blog post. Allowed: value, label. If it is a part of a number, put the whole number between double quotes`,
  ],
  [
    { [FACE]: `---\n${testimonial}---\nregion: us\n` },
    `${FACE}:8 front matter: is broken YAML: a .yml file has no second line of ---; remove it.`,
  ],
  [inFace("Meera", "Meera Iyer"), `${FACE}:4 name: is more than a first name`],
  [
    inPage("template: standard", "template: landing"),
    `${PAGE}:2 template: is not a template; use standard, home, form, supplier,`,
  ],
  [
    inPage("template: standard", "template: form"),
    `${PAGE}:1 form: is missing; add the form beside the text`,
  ],
  [
    inPage("title:", "region: in\ntitle:"),
    `${PAGE}:3 region: is not a field of a page. Allowed: template, `,
  ],
  [
    inPage(
      "template: standard",
      "template: form\nform: { requestType: case-study, submitLabel: Go on }",
    ),
    `${PAGE}:3 form.requestType: "case-study" can't be used; use demo-callback, `,
  ],
];

const files: readonly Row[] = [
  ...["notes.txt", "drafts/post.mdx"].map((file): Row => [
    { [file]: "" },
    `${file}:1 file: is in an unknown folder; use one of pages, blog, case-studies, glossary, authors, topics, testimonials, settings.yml`,
  ]),
  [{ "authors/asha.txt": "" }, "authors/asha.txt:1 file: is neither an author (.yml) nor an image"],
  [
    { "blog/post.md": "" },
    "blog/post.md:1 file: is neither a blog post (.mdx) nor an image (.png,",
  ],
  [
    {
      ...text("![A coil](./coil.svg)"),
      "glossary/coil.svg": "",
      ...inFace("order: 1", "order: 1\nimage: { src: ./meera.svg, alt: Meera }"),
    },
    "glossary/coil.svg:1 file: is an SVG image, which pages can't show; export it as .png, .jpg, .webp or .avif",
    `${TERM}:6 body: shows ./coil.svg, but pages can't show SVG images; use .png, .jpg, .webp or .avif`,
    `${FACE}:3 image.src: shows ./meera.svg, but pages can't show SVG images`,
  ],
  ...(
    [
      ["us/404", "the site itself"],
      ["about/page/2", `content/${PAGE}`],
    ] as const
  ).map(([name, owner]): Row => [
    { [`pages/${name}.mdx`]: replaceIn(page, "title: About", "title: Other") },
    `pages/${name}.mdx:1 file: has the address /${name}/, which belongs to ${owner}; rename the file`,
  ]),
  [
    { "blog/First Post.mdx": "" },
    'blog/First Post.mdx:1 file: has "First Post" in its address; name files and folders with lower-case words joined by hyphens',
  ],
  ...["case-studies/2026/steel.mdx", "blog/first/index.mdx"].map((file): Row => [
    { [file]: file.startsWith("blog/") ? post : caseStudy },
    `${file}:1 file: is in a subfolder; put it into content/${file.split("/")[0] ?? ""}/ itself`,
  ]),
  [
    { "blog/index.mdx": post },
    "blog/index.mdx:1 file: has no name; give the blog post a file name",
  ],
  [
    { "settings.yml": null },
    "settings.yml:1 file: is missing; every page needs its brand, phone numbers and menus",
  ],
  [
    { [TERM]: "Text alone.\n" },
    `${TERM}:1 front matter: is missing; begin the file with the fields between two --- lines`,
  ],
  [{ [TERM]: "---js\n{ term: process.exit() }\n---\n" }, `${TERM}:1 front matter: is missing`],
  [
    { [TERM]: "---\nterm: landed cost\n\nText.\n" },
    `${TERM}:1 front matter: is not closed; put a line of --- after the last field`,
  ],
  ...(
    [
      ["term: landed: cost", 2, 'the value contains ": ", or the line begins'],
      ["term: landed cost\n\tx: a", 3, "a tab begins the line; type spaces"],
      ["term:landed cost", 2, "the line is no field; write its name"],
      ['term: "landed" cost', 2, "the value begins with - or >, goes on after its closing"],
      ["term: @cost", 2, "the value begins with a sign such as % or @"],
      ["term: landed cost\nterm: other", 3, "this field is there already; remove one of the two"],
    ] as const
  ).map(([yaml, line, message]): Row => [
    inTerm("term: landed cost", yaml),
    `${TERM}:${line} front matter: is broken YAML: ${message}`,
  ]),
  [
    inPost("author: asha-rao", "author: Asha\r"),
    `${POST}:5 author: "Asha" must be lower-case words joined by hyphens; write asha`,
  ],
];

const links: readonly Row[] = [
  [
    inTerm("---\n\nFreight", "related: [landed-cost]\n---\n\nFreight"),
    `${TERM}:4 related.0: names "landed-cost", which is this entry; remove it`,
  ],
  [
    inSettings("to: /about/", "to: /abuot/"),
    "settings.yml:15 header.0.links.0.to: links to /abuot/, which does not exist",
  ],
  [
    text('<CallToAction label="Read on" to="/abuot/" />'),
    `${TERM}:6 CallToAction.to: links to /abuot/, which does not exist`,
  ],
  [
    { ...renamedFrom("/company/"), ...text("[Go](/company/#x)") },
    `${TERM}:6 body: links to /company/, which is now /about/; use that address`,
  ],
  [
    {
      "topics/scrap.yml": replaceIn(replaceIn(topic, "Sourcing", "Scrap"), "sourcing", "scrap"),
      ...text("[Go](/blog/topic/scrap/)"),
    },
    `${TERM}:6 body: links to /blog/topic/scrap/, which has no post, so visitors can't open it yet`,
  ],
  [
    inPage("In one place.", '<Section id="where-we-are" title="Where">\n\nText.\n\n</Section>'),
    `${PAGE}:12 body: has the anchor "where-we-are" twice; change this id or heading`,
  ],
  [
    inPage("In one place.", tool("where-we-are")),
    `${PAGE}:12 body: has the anchor "where-we-are" twice; change this id or heading`,
  ],
  [
    inPage("In one place.", `${tool("try-it")}\n\n[Try](#try-it) or [see](#try-i)`),
    `${PAGE}:14 body: links to #try-i, which /about/ does not have. Did you mean "try-it"?`,
  ],
  ...(
    [
      ["main", PAGE, 12, inPage("In one place.", "## Main\n\nText.")],
      ["pdf", STUDY, 19, inStudy("buys steel.\n", "buys steel.\n\n## PDF\n\nText.\n")],
      ["roi", PAGE, 37, inHome("In one place.", "## ROI\n\nText.")],
    ] as const
  ).map(([anchor, file, line, changes]): Row => [
    changes,
    `${file}:${line} body: has the anchor "${anchor}" twice, once in the page's layout; change this id or heading`,
  ]),
  [
    {
      ...inSettings("to: /about/", 'to: "/about/#where-we-are"'),
      "pages/us/about.mdx": editionOf("/about/").replace("## Where we are", "## Here"),
    },
    "settings.yml:15 header.0.links.0.to: links to #where-we-are, which /us/about/ does not have",
  ],
  [
    { "pages/company.mdx": editionOf("/about/") },
    "pages/company.mdx:4 alternateOf: is for pages below /us/; remove it here",
  ],
  ...["/us/company/", "/glossary/landed-cost/"].map((address): Row => [
    { "pages/us/company.mdx": editionOf(address) },
    `pages/us/company.mdx:4 alternateOf: "${address}" is not an Indian page`,
  ]),
  [
    {
      "pages/us/about.mdx": editionOf("/about/"),
      "pages/us/company.mdx": editionOf("/about/", "The company"),
    },
    "pages/us/company.mdx:4 alternateOf: /about/ has a US edition already, content/pages/us/about.mdx; keep one",
  ],
  [
    { "authors/asha-rao.yml": null },
    `${POST}:5 author: names "asha-rao", but content/authors has no author of that name.`,
  ],
  [
    inPost("  - sourcing", "  - sourcng"),
    `${POST}:7 topics.0: names "sourcng", but content/topics has no topic of that name. Did you mean "sourcing"?`,
  ],
  [
    { "blog/second.mdx": post },
    "blog/second.mdx:2 title: is the same as in content/blog/first-post.mdx; change one of them",
  ],
  [
    {
      "glossary/rfq.mdx": replaceIn(term, "term: landed cost", "term: RFQ"),
      "glossary/quotation.mdx": replaceIn(
        term,
        "term: landed cost",
        "term: request for quotation\naliases: [RFQ]",
      ),
    },
    "glossary/rfq.mdx:2 term: is the same as in content/glossary/quotation.mdx; change one of them",
  ],
  [
    {
      "glossary/quotation.mdx": replaceIn(
        term,
        "term: landed cost",
        "term: request for quotation\naliases: [request-for-quotation, Landed Cost]",
      ),
    },
    "glossary/quotation.mdx:3 aliases.1: is the same as in content/glossary/landed-cost.mdx; change one of them",
  ],
  [
    { "pages/about/index.mdx": replaceIn(page, "title: About", "title: Other") },
    "pages/about/index.mdx:1 file: has the same address /about/ as content/pages/about.mdx; rename or remove one of the two files",
  ],
  ...["", "coil.png", "Image 1"].map((alt): Row => [
    { ...text(`![${alt}](./coil.png)`), "glossary/coil.png": pixel },
    `${TERM}:6 body: has no alternative text for the image ./coil.png; write ![What it shows](./coil.png)`,
  ]),
];

const redirects: readonly Row[] = [
  ...["company/", "/a/../b/"].map((address): Row => [
    renamedFrom(address),
    `${PAGE}:6 redirectsFrom.0: "${address}" is not a former address; write the path alone`,
  ]),
  [
    renamedFrom("/about/"),
    `${PAGE}:6 redirectsFrom.0: /about/ is the entry's own address; remove it`,
  ],
  [
    renamedFrom("/blog/first-post/"),
    `${PAGE}:6 redirectsFrom.0: /blog/first-post/ is an address of content/${POST}; remove it or rename that file`,
  ],
  [
    renamedFrom("/page-data/about/"),
    `${PAGE}:6 redirectsFrom.0: /page-data/about/ is an address of the site itself`,
  ],
  [
    {
      ...renamedFrom("/company/"),
      ...inTerm("---\n\nFreight", "redirectsFrom: [/Company/]\n---\n\nFreight"),
    },
    `${PAGE}:6 redirectsFrom.0: /company/ is also listed in content/${TERM}; keep it in one place`,
  ],
];

/** Texts, each with the mistakes in it. The text begins on line 6. */
const texts: readonly (readonly [words: string, ...mistakes: string[]])[] = [
  ...["A share <60%", "Write to <a@b.example>", "<!-- later -->"].map(
    (words) =>
      [words, "is broken MDX: a component's name is missing or has a sign in it "] as const,
  ),
  ["import the goods", "is broken MDX: a line begins with the word import or export"],
  ["import x from 'x'\n\nText.", "has an import; remove it"],
  ["{process.env.HOME}", "has the expression {process.env.HOME}; write the text itself, or \\{"],
  ["<script>alert(1)</script>", "has a <script>; remove it, content runs no code"],
  ["[Go](javascript:alert(1))", '"javascript:alert(1)" is a javascript: link; use an address'],
  ["<Callout>\n\nText.\n", "is broken MDX: Expected a closing tag for `<Callout>` (line 6)."],
  ...(
    [
      ['{ value: "1" label: "a" }', 'after "{ value: "1""'],
      ["{ label: “Repairs” }", 'after "{ label:"'],
      ["{ amount: 6,000 }", 'after "{ amount: 6,"'],
      ["{ amount: ₹6 }", 'after "{ amount:"'],
      ["{ who: 'Buyer's' }", `after "{ who: 'Buyer'"`],
    ] as const
  ).map(
    ([item, where]) =>
      [
        `<Figures\n  items={[\n    ${item}\n  ]}\n/>`,
        `8 body: is broken MDX: a value can't be read ${where}; look for a missing comma or bracket, curly quotation marks,`,
      ] as const,
  ),
  ["It is {a brace}.", `is broken MDX: a value can't be read after "It is {a"; look for`],
  ...["surface=sand", "title=“Sand”"].map(
    (prop) =>
      [
        `<Section ${prop}>\n\nText.\n\n</Section>`,
        `is broken MDX: a value can't be read after "<Section ${prop.split("=")[0] ?? ""}="; put text between straight double quotes, as in title="…"`,
      ] as const,
  ),
  [
    "<Calout>\n\nText.\n\n</Calout>",
    'names an unknown component, <Calout>. Did you mean "Callout"? Allowed: ',
  ],
  [
    "[Go](/abuot/)",
    'links to /abuot/, which does not exist; correct or remove the link. Did you mean "/about/"? If you renamed that page, list /abuot/ in its redirectsFrom',
  ],
  [
    "[Go](/about/#where-are-we)",
    'links to #where-are-we, which /about/ does not have. Did you mean "where-we-are"?',
  ],
  ["[Go](#)", '"#" has no anchor; write one, such as #payment-terms, or remove the link'],
  ["[Go](about/)", '"about/" is a relative address; write the address from the site\'s root'],
  ["[Go](//example.com/)", '"//example.com/" has no scheme; write https://example.com/'],
  ["[Go](www.example.com)", '"www.example.com" has no scheme; write https://www.example.com'],
  ...["http://localhost:8000/about/", "http://127.0.0.1/", "http://[::1]/"].map(
    (address) =>
      [
        `[Go](${address})`,
        `"${address}" is an address of your own computer, which visitors can't open; write the site's own address, such as /about/`,
      ] as const,
  ),
  ["- [ ] A task", "has a task checkbox, which pages can't show"],
  ["##\n\nText.", "has a heading without words"],
  ["[Call](tel:)", '"tel:" has no number; add one or remove the link'],
  ["[Write](mailto:)", '"mailto:" has no email address; add one or remove the link'],
  [
    "![A coil](./coil.png)",
    "shows ./coil.png, but there is no image content/glossary/coil.png; add it",
  ],
  ...["./my%20coil.png", "<./my coil.png>"].map(
    (target) =>
      [
        `![A coil](${target})`,
        `shows ${target.replaceAll(/[<>]/gu, "")}, whose name has a space; rename the file with hyphens, and write that name here`,
      ] as const,
  ),
  [
    "![A coil](https://example.com/coil.png)",
    "https://example.com/coil.png is not beside the file; copy the image there",
  ],
  ["### One", 'skips from heading level 1 to 3 at "One"; use ##'],
  ["# One", "has a # heading; the main heading is a field, begin with ##"],
  ["Read [ ](/about/).", 'has a link to "/about/" without words'],
  ["<Contact>\n\na\n\n</Contact>", "has text inside <Contact>; write <Contact … /> without text"],
  ["<Step title='Ask first'>\n\na\n\n</Step>", "has <Step> outside <Steps>; move it inside"],
  ["Call <Contact /> now.", "has <Contact> inside a line of text; put it on lines of its own"],
  [
    "Text.\n\n<Opening>\n\n<Contact />\n\n</Opening>",
    "8 body: has <Opening> after something else; move it to the top",
    "8 body: has something other than <CallToAction>, ",
  ],
  [
    '<Closing>\n\n<Section id="a" title="Asked">\n\nText.\n\n</Section>\n\n</Closing>\n\nMore.',
    "has <Closing> before something else; move it to the end",
  ],
  [
    "<Callout onClick={run}>\n\nText.\n\n</Callout>",
    "has the inline handler onClick on <Callout>; remove it",
  ],
  ["{/* later */}", "5 body: is empty; write the text below the second --- line"],
];

const examples: readonly Row[] = [
  [
    inExample("= ₹3,00,000", "= ₹3,10,000"),
    `${EXAMPLE}:6 figures.saving: gives ₹3,10,000, but (opening − lowest) × boxes is 3,00,000`,
  ],
  [
    inExample("₹42.00", "the last price"),
    `${EXAMPLE}:4 figures.opening: "the last price" is not an amount; write one such as ₹41.40`,
    `${EXAMPLE}:6 figures.saving: can't be calculated`,
  ],
  [
    inExample("limit: {}", "limit"),
    `${EXAMPLE}:8 phrases.Plant head, limit: needs {} once, in place of the amount`,
  ],
  [
    { "examples/auction-7.yaml": example },
    "examples/auction-7.yaml:1 file: is in an unknown folder; use one of ",
  ],
  [
    { [EXAMPLE]: example, ...inFace("in half the time", "at ₹31 in auction 7") },
    `${FACE}:3 front matter: says 31, ${notItsFigure}`,
  ],
  [
    {
      [EXAMPLE]: example,
      [TERM]: `\uFEFF${replaceIn(term, "Freight", "In auction 7, ₹31 of freight")}`,
    },
    `${TERM}:6 body: says 31, ${notItsFigure}`,
  ],
  [
    beside("The boxes:\n\nAuction 7 saved\n₹3.10 lakh."),
    `${TERM}:9 body: says 3.10 lakh, ${notItsFigure}`,
  ],
  [
    beside("In auction 7:\n\n| Bidder | ₹ |\n|---|---:|\n| 1 | 40.00 |\n| 2 | 41.00 |"),
    `${TERM}:11 body: says 41.00, ${notItsFigure}`,
  ],
  [
    beside(
      '<Figures\n  items={[\n    { value: "₹43", label: "Acme Boxes", basis: "one bid" },\n    { value: "₹40", label: "lowest", basis: "one bid" }\n  ]}\n/>',
    ),
    `${TERM}:8 body: says 43, ${notItsFigure}`,
  ],
  [
    {
      [EXAMPLE]: example,
      ...inTerm("The price of goods", "In auction 7 it was ₹41.00, the price of goods"),
    },
    `${TERM}:3 front matter: says 41.00, ${notItsFigure}`,
  ],
  [
    beside('Set it as who: "Plant head", limit: 2000000.'),
    `${TERM}:6 file: says 2000000, ${notItsFigure}`,
  ],
];

const estimates: readonly Row[] = [
  [
    inHome("  hourCost: 700\n", ""),
    `${PAGE}:4 calculator.hourCost: is missing; add what an hour of a buyer costs, in rupees or dollars`,
  ],
  [
    inHome("hard: { low: 1, base: 2", "hard: { low: 1, base: 0.5"),
    `${PAGE}:13 calculator.processes.0.hard.base: 0.5 is below low; estimates rise from low to high`,
  ],
  [
    inHome("high: 3 }", "high: 101 }"),
    `${PAGE}:13 calculator.processes.0.hard.high: 101 is out of range; write 0 to 100`,
  ],
  [inHome("hourCost: 700", "hourCost: 0"), `${PAGE}:22 calculator.hourCost: 0 is not above 0`],
  [
    inHome("start: 120", "start: 1200"),
    `${PAGE}:8 calculator.spend.start: 1200 is not between least and most`,
  ],
  [
    inHome("share: 60", "share: 62"),
    `${PAGE}:9 calculator.share: 62 can't be used; write 0, 5, 10 and so on to 100`,
  ],
  [
    inHome("id: erp", "id: email"),
    `${PAGE}:16 calculator.processes.1.id: "email" is the name of two processes; rename one`,
  ],
  [
    inHome("In one place.", "[Calculate](/about/#sums)"),
    `${PAGE}:37 body: links to #sums, which /about/ does not have`,
  ],
];

describe.each(Object.entries({ fields, estimates, examples, files, links, redirects }))(
  "%s",
  (_, rows) => {
    const named = rows.map(([changes, ...mistakes]) => [mistakes[0], changes, mistakes] as const);
    test.each(named)("%s", async (_, changes, mistakes) => {
      expect(await problemsWith(changes)).toEqual(
        mistakes.map((message) => beginning(`content/${message}`)),
      );
    });
  },
);

test("a mistake in a text is reported with its line", async () => {
  const fileOf = (index: number) => `glossary/term-${String(index).padStart(2, "0")}.mdx`;
  const files = texts.map(([words], index) => {
    const own = replaceIn(term, "Freight counts as well.", words);
    return [fileOf(index), replaceIn(own, "landed cost", `term ${index}`)] as const;
  });
  const expected = texts.flatMap(([, ...mistakes], index) =>
    mistakes.map((mistake) => {
      const place = /^\d+ body: /u.test(mistake) ? "" : "6 body: ";
      return beginning(`content/${fileOf(index)}:${place}${mistake}`);
    }),
  );
  expect(await problemsWith(Object.fromEntries(files))).toEqual(expected);
});

test.each(["/About/", "/about", "/ABOUT"])(
  "a link to %s is no sign of an earlier address",
  async (to) => {
    expect(await problemsWith(text(`[Go](${to})`))).toEqual([
      `content/${TERM}:6 body: links to ${to}, which does not exist; correct or remove the link. Did you mean "/about/"?`,
    ]);
  },
);

test.each([
  ["one file of each kind", {}],
  ["a byte order mark", { [POST]: `\uFEFF${post}` }],
  ["line ends of Windows", { [POST]: post.replaceAll("\n", "\r\n") }],
  ["hidden files", { ".DS_Store": "", "blog/.a.mdx": "", ".obsidian/app.json": "" }],
  ["spaces after --- and --- in a text", { [TERM]: `${term.replaceAll("---", "--- ")}\n---\n` }],
  ["no testimonials", { [FACE]: null }],
  [
    "an example",
    beside("Auction 7 saved ₹3 lakh, or ₹3,00,000. Plant head, limit: ₹25,00,000.\n\nNot it: ₹7."),
  ],
  ["a link to the calculator", inHome("In one place.", "[Calculate](/about/#roi) [here](#roi)")],
  ["a US edition of a page", { "pages/us/about.mdx": editionOf("/about/") }],
  [
    "a change on the day of a future publication",
    inPost("date: 2026-01-31", "date: 2999-01-31\nupdated: 2999-01-31"),
  ],
  ["an image of another folder", { ...text("![A](../blog/a.png)"), "blog/a.png": pixel }],
  ["an earlier address", renamedFrom("/company/", "/a/b.html/")],
  ["a link with query and anchor", text("[Go](/about/?a=b#where-we-are)")],
])("content is accepted with %s", async (_, changes) => {
  expect(await problemsWith(changes)).toEqual([]);
});

test("an image that can't be read, and a cover that is far too small, are reported", async () => {
  const found = await problemsWith({
    ...text("![A](./a.png)\n\n![B](./b.png)"),
    ...inPost("topics:", "cover: { kind: image, src: ./c.png, alt: A coil of steel }\ntopics:"),
    "glossary/a.png": "",
    "glossary/b.png": pixel.subarray(0, 30),
    "blog/c.png": pixel,
  });
  expect(found).toEqual([
    `content/${POST}:6 cover.src: shows ./c.png, which is 1 × 1 px, too small for a cover; export it at 1600 × 900 px`,
    `content/${TERM}:6 body: shows ./a.png, which can't be read as an image; export it again`,
    `content/${TERM}:8 body: shows ./b.png, which can't be read as an image; export it again`,
  ]);
});

test("a link may point to a file of static/", async () => {
  const files = {
    ...validProject,
    [`content/${TERM}`]: replaceIn(term, "Freight", "[Prices](/prices.pdf) [none](/none.pdf)"),
    "static/prices.pdf": "",
  };
  const { problems } = await inFolder(files, checkContent);
  expect(problems).toMatchObject([{ message: beginning("links to /none.pdf") }]);
});

test("a cover may be a file of static/", async () => {
  const cover = "cover: { kind: file, alt: A pair of scales }";
  const files = {
    ...validProject,
    [`content/${POST}`]: replaceIn(post, "topics:", `${cover}\ntopics:`),
    "static/drawings/cover-blog-first-post.svg": "",
  };
  expect((await inFolder(files, checkContent)).problems).toEqual([]);
  const { problems } = await inFolder({ ...files, [`content/${POST}`]: post }, checkContent);
  expect(problems).toMatchObject([{ message: beginning("doesn't show static/drawings/cover-") }]);
});

describe("a mistake in one file causes none in the files that name it", () => {
  test.each([
    ["authors/asha-rao.yml", "name: [", "1 front matter: is broken YAML"],
    [PAGE, replaceIn(page, "heading: About the company\n", ""), "1 heading: is missing"],
    [PAGE, `${replaceIn(page, "## Where we are", "")}\n<Callout>\n`, "14 body: is broken MDX"],
  ])("%s", async (file, broken, message) => {
    expect(await problemsWith({ [file]: broken })).toEqual([
      beginning(`content/${file}:${message}`),
    ]);
  });
});
