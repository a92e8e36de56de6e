import { generateKeyPairSync, sign } from "node:crypto";

/** A private key and its certificate, both as PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;

/** One DER value (ITU-T X.690, 8.1): tag, length, content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const bits = (content: Buffer) => der(BIT_STRING, Buffer.from([0]), content);

const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OBJECT_ID, Buffer.from("2a8648ce3d040302", "hex")));
const COMMON_NAME = der(OBJECT_ID, Buffer.from("550403", "hex"));

/**
 * Makes a certificate for localhost that signs itself, since browsers speak HTTP/2 over TLS alone and
 * Node has no call for it. Nobody should trust it: the browser has to be told to ignore it.
 *
 * @see RFC 5280, section 4.1
 */
export function selfSignedCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, text(UTF8_STRING, "localhost"))));
  const validity = der(SEQUENCE, text(UTC_TIME, "240101000000Z"), text(UTC_TIME, "491231235959Z"));
  const serial = der(INTEGER, Buffer.from([1]));
  const spki = publicKey.export({ type: "spki", format: "der" });
  const signed = der(SEQUENCE, serial, ECDSA_WITH_SHA256, name, validity, name, spki);
  const signature = sign("sha256", signed, privateKey);
  const whole = der(SEQUENCE, signed, ECDSA_WITH_SHA256, bits(signature)).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole}\n-----END CERTIFICATE-----\n`,
  };
}
