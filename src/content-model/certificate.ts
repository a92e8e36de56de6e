import { z } from "zod";
import { line, list, sample } from "./fields";

const fact = z
  .strictObject({
    label: line(2, 30).describe("what it is called, such as Landed cost"),
    value: line(1, 90).describe("the amount, the name or the words"),
  })
  .meta({ type: "CertificateFact", about: "A fact on a certificate" });

const signature = z
  .strictObject({
    name: line(2, 40).describe("a person or a role"),
    note: line(2, 60).describe("what they did and when, or their job, such as Approved 20 May"),
  })
  .meta({ type: "CertificateSignature", about: "A signature on a certificate" });

const fields = {
  serial: line(2, 40).describe("its number, such as RFQ 2231"),
  item: line(5, 90).describe("what was bought, with the quantity"),
  facts: list(fact, 1, 3).describe("one to three facts: the amount first, then the reason"),
  signatures: list(signature, 1, 4).describe("one to four signatures, in their order"),
};

/** The award of a case study, certified for its customer. */
export const studyCertificate = z
  .strictObject(fields)
  .meta({ type: "StudyCertificate", about: "The certificate at the head of a case study" });

/** An award as a certificate, beside the heading of a page. */
export const certificate = z.strictObject({
  title: line(3, 40).describe("what it certifies, such as Award certificate"),
  ...fields,
  name: fact.describe("the name in large type: label and value, such as Awarded to and a supplier"),
  caption: line(20, 240).describe("what it shows, under it"),
  sample,
});
