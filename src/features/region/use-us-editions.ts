import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import { useRegion } from "./region-provider";

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
  return useMemo(
    () =>
      new Map(
        editions.nodes.flatMap(({ url, alternateOf }) =>
          alternateOf === null ? [] : [[alternateOf, url] as const],
        ),
      ),
    [editions],
  );
}

/** The addresses of a page for India and for the United States, if it has both. */
export function useEditionsOf(url: string | null): readonly [string, string] | undefined {
  return [...useUsEditions()].find((pair) => pair.some((own) => own === url));
}

/** The addresses of the pages that have an edition for the visitor's region and are the other one. */
export function useOtherEditions(): ReadonlySet<string> {
  const region = useRegion();
  const editions = useUsEditions();
  return useMemo(
    () => new Set(region === "us" ? editions.keys() : editions.values()),
    [region, editions],
  );
}
