import { graphql } from "gatsby";

/** What every template of a page asks for, and the images of a text. */
export const fragments = graphql`
  fragment ContentImages on ContentImage {
    src
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 720, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
      }
    }
  }
  fragment Page on MarketingPage {
    url
    title
    heading
    description
    intro
    sample
    body
    images {
      ...ContentImages
    }
  }
`;
