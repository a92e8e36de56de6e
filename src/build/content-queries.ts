import type { CreatePagesArgs } from "gatsby";
import { ask } from "./ask";

/** Every kind that has pages. Small fields only: `bodyOf` (entry-node.ts) gives the texts. */
const query = /* GraphQL */ `
  query CreatedPages {
    allMarketingPage {
      nodes {
        id
        url
        draft
        redirectsFrom
        unlinkedTerms
        template
      }
    }
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        id
        url
        draft
        redirectsFrom
        unlinkedTerms
        date
        topics
        cover {
          src
        }
        author {
          slug
        }
      }
    }
    allCaseStudy(sort: [{ region: ASC }, { date: DESC }, { slug: ASC }]) {
      nodes {
        id
        url
        draft
        redirectsFrom
        unlinkedTerms
        date
        region
        cover {
          src
        }
      }
    }
    allGlossaryTerm(sort: { sortKey: ASC }) {
      nodes {
        id
        url
        draft
        redirectsFrom
        unlinkedTerms
        slug
        term
        aliases
        letter
      }
    }
    allTopic {
      nodes {
        id
        slug
        url
      }
    }
    allAuthor {
      nodes {
        id
        slug
        url
      }
    }
  }
`;

/**
 * Asks for all entries that have a page. Posts and case studies come newest first, those of
 * India before those of the United States, and terms from A to Z.
 */
export async function queryContent(api: Pick<CreatePagesArgs, "graphql">) {
  const data = await ask<Queries.CreatedPagesQuery>(api, query);
  return {
    pages: data.allMarketingPage.nodes,
    posts: data.allBlogPost.nodes,
    studies: data.allCaseStudy.nodes,
    terms: data.allGlossaryTerm.nodes,
    topics: data.allTopic.nodes,
    authors: data.allAuthor.nodes,
  };
}

/** All entries that have a page. */
export type Content = Awaited<ReturnType<typeof queryContent>>;
