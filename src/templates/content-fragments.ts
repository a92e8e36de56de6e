import { graphql } from "gatsby";

/**
 * Fields that several templates query. Images have the width that a 360 px phone with two dots per
 * pixel shows, and twice that; more sizes would only slow the build. Fine lines make large files, so
 * covers have no PNG: every browser in use reads WebP.
 */
export const fragments = graphql`
  fragment ContentImages on ContentImage {
    src
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 656
          breakpoints: [656, 1312]
          sizes: "(min-width: 43rem) 41rem, calc(100vw - 2rem)"
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
  }
  fragment Cover on Cover {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 656
          breakpoints: [656, 1312]
          sizes: "(min-width: 62rem) 36rem, calc(100vw - 2rem)"
          placeholder: NONE
          formats: [WEBP, AVIF]
          webpOptions: { quality: 26 }
          avifOptions: { quality: 34 }
        )
      }
    }
  }
  fragment CoverInList on Cover {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 656
          breakpoints: [656, 1312]
          sizes: "(min-width: 43rem) 24rem, calc(100vw - 2rem)"
          placeholder: NONE
          formats: [WEBP, AVIF]
          webpOptions: { quality: 26 }
          avifOptions: { quality: 34 }
        )
      }
    }
  }
  fragment PostInList on BlogPost {
    url
    title
    description
    draft
    sample
    date
    readingTime
    figure {
      value
      label
    }
    cover {
      ...CoverInList
    }
  }
  fragment PageFields on MarketingPage {
    url
    title
    breadcrumb
    heading
    description
    intro
    sample
    images {
      ...ContentImages
    }
  }
  fragment Page on MarketingPage {
    ...PageFields
    body
  }
`;
