import { z } from "zod";
import { line, sample, slug } from "./fields";
import { checkIds, complaintsInto } from "./sums";

const system = z
  .strictObject({
    name: line(2, 60).describe("the system's name"),
    carries: line(5, 120).describe("the documents or data that are exchanged with it"),
    by: line(2, 60).describe("how they are exchanged, such as API or CSV over SFTP"),
    sample,
  })
  .meta({ type: "DirectorySystem", about: "A system that the product exchanges documents with" });

/** The systems on the integrations page, grouped by kind. */
export const directorySchema = z
  .strictObject({
    title: line(3, 90).describe("the directory's heading"),
    note: line(20, 300).describe("what the entries are and are not, shown above them"),
    groups: z
      .array(
        z
          .strictObject({
            id: slug.describe("the kind in addresses, such as erp"),
            label: line(2, 40).describe("the kind's name"),
            about: line(20, 200).describe("what such systems exchange, in a sentence"),
            systems: z
              .array(system)
              .min(1, { error: "is empty; list a system or remove the group" })
              .describe("the systems of this kind"),
          })
          .meta({ type: "DirectoryGroup", about: "A kind of systems" }),
      )
      .min(2, { error: "has too few kinds; give two or more" })
      .describe("the kinds of systems"),
  })
  .meta({ type: "SystemDirectory", about: "The systems that the integrations page lists" })
  .superRefine(({ groups }, context) =>
    checkIds(complaintsInto(context), "groups", groups, "kinds"),
  );
