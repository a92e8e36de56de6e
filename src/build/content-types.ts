import type { GatsbyNode } from "gatsby";
import { entryTypes } from "./node-types/entries";
import { pageTypes } from "./node-types/page";
import { partTypes } from "./node-types/parts";
import { subjectTypes } from "./node-types/people-and-topics";
import { settingsTypes } from "./node-types/settings";

/**
 * Every content type with every field, described, so that GraphiQL explains itself and a kind
 * without a single file still builds (architecture.md, decision 2).
 */
export const typeDefinitions = [partTypes, pageTypes, entryTypes, subjectTypes, settingsTypes].join(
  "\n",
);

/** Declares the content types. */
export const createContentTypes: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
