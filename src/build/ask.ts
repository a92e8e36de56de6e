import type { CreatePagesArgs } from "gatsby";

/** The answer to a GraphQL query. Throws if the query has errors. */
export async function ask<Data>(
  api: Pick<CreatePagesArgs, "graphql">,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const result: { data?: Data; errors?: unknown } = await api.graphql<Data>(query, variables);
  if (result.data === undefined) throw new Error(`${query}\n${JSON.stringify(result.errors)}`);
  return result.data;
}
