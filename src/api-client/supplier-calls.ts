import { isRecord } from "../lib/json";
import type { Phone } from "./lead";
import { request } from "./request";

/** Names of the buying categories that suppliers can offer. @throws {ApiError} */
export async function fetchEssentialSupplies(): Promise<readonly string[]> {
  const body = await request({ method: "GET", path: "/essential_supplies" });
  const rows: unknown = isRecord(body) ? body.essential_supplies : undefined;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) =>
    isRecord(row) && typeof row.name === "string" ? [row.name] : [],
  );
}

/** Sends a one-time password to a phone. @throws {ApiError} */
export async function generateOtp(phone: Phone): Promise<void> {
  await request({ method: "POST", path: "/v1/generate_otp", body: { phone } });
}

/** Whether a one-time password is correct. @throws {ApiError} */
export async function verifyOtp(phone: Phone, otp: string): Promise<boolean> {
  const body = await request({ method: "POST", path: "/v1/verify_otp", body: { phone, otp } });
  return isRecord(body) && body.verified === true;
}
