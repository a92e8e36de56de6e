import { graphql, useStaticQuery } from "gatsby";
import type { Region } from "../region";

/** A testimonial from GraphQL. */
export type Testimonial = Queries.TestimonialsQuery["allTestimonial"]["nodes"][number];

/** The testimonials of each region, in order, from `content/testimonials/`. */
export function useTestimonials(): Readonly<Record<Region, readonly Testimonial[]>> {
  const { allTestimonial } = useStaticQuery<Queries.TestimonialsQuery>(graphql`
    query Testimonials {
      allTestimonial(sort: { order: ASC }) {
        nodes {
          slug
          region
          review
          name
          title
          company
          round
          sample
          image {
            alt
            file {
              childImageSharp {
                gatsbyImageData(width: 96, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
              }
            }
          }
        }
      }
    }
  `);
  const of = (region: Region) => allTestimonial.nodes.filter((node) => node.region === region);
  return { in: of("in"), us: of("us") };
}
