/** What stands on every page. */
export const settingsTypes = /* GraphQL */ `
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
