/** Whom and what entries name. */
export const subjectTypes = /* GraphQL */ `
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
`;
