/** @jest-environment node */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { expect, test } from "@jest/globals";
import { selfSignedCertificate } from "./certificate";

test("makes a certificate for localhost that its own key has signed", () => {
  const { key, cert } = selfSignedCertificate();
  const certificate = new X509Certificate(cert);
  expect(certificate.subject).toBe("CN=localhost");
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
});
