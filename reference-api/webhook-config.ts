import { Webhook } from "standardwebhooks";
import type { Environment } from "./config-values";
import { ConfigError } from "./errors";

/** Where leads are delivered to. */
export type WebhookConfig = Readonly<NonNullable<ReturnType<typeof readWebhook>>>;

/**
 * Reads the settings of the webhook.
 *
 * @throws ConfigError
 */
export function readWebhook(env: Environment) {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env;
  if (!url && secret) throw new ConfigError("LEAD_WEBHOOK_SECRET needs LEAD_WEBHOOK_URL");
  if (!url) return undefined;
  if (!URL.canParse(url) || !isPrivate(new URL(url))) {
    throw new ConfigError(
      "LEAD_WEBHOOK_URL must begin with https://, because leads are personal data (http:// only to this machine), and have no user:password@, which no request could have",
    );
  }
  const retrySeconds = Number(env.LEAD_WEBHOOK_RETRY_SECONDS || "5");
  if (!(retrySeconds > 0 && retrySeconds <= 3600)) {
    throw new ConfigError("LEAD_WEBHOOK_RETRY_SECONDS must be a number up to 3600");
  }
  // `retrySeconds` is the wait after the first failed attempt.
  return { url, signer: signerOf(secret), retrySeconds };
}

const isPrivate = ({ protocol, hostname, username, password }: URL): boolean =>
  username + password === "" &&
  (protocol === "https:" ||
    (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname)));

function signerOf(secret = ""): Webhook {
  const text = secret.replace(/^whsec_/, "");
  const key = Buffer.from(text, "base64");
  // Standard Webhooks asks for 24 to 64 random bytes.
  if (key.length < 24 || key.length > 64 || key.toString("base64") !== text) {
    throw new ConfigError(
      'LEAD_WEBHOOK_SECRET must be "whsec_" and 24 to 64 bytes in Base64, without spaces or line ends: openssl rand -base64 32',
    );
  }
  return new Webhook(secret);
}
