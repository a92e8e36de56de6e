import { graphql, useStaticQuery } from "gatsby";

/** The address of the US edition of each page that has one, by the address of the Indian page. */
export function useUsEditions(): ReadonlyMap<string, string> {
  const { editions } = useStaticQuery<Queries.UsEditionsQuery>(graphql`
    query UsEditions {
      editions: allMarketingPage(filter: { alternateOf: { ne: null } }, sort: { url: ASC }) {
        nodes {
          url
          alternateOf
        }
      }
    }
  `);
  return new Map(
    editions.nodes.flatMap(({ url, alternateOf }) =>
      alternateOf === null ? [] : [[alternateOf, url] as const],
    ),
  );
}
