import { itemsOf, recordOf } from "../lib/json";
import { parseCountries, type Countries } from "./country";
import type { Lead, Phone } from "./lead";
import { request } from "./request";

/** Stores a lead. The answer is not read. @throws {ApiError} */
export async function submitLead(lead: Lead): Promise<void> {
  await request({ method: "POST", path: "/company_leads", body: lead });
}

/** Loads the countries and the visitor's own. @throws {ApiError} */
export async function fetchCountries(): Promise<Countries> {
  return parseCountries(await request({ method: "GET", path: "/countries" }));
}

/** Stores a lead that asks for a case study, which it names by slug. @throws {ApiError} */
export async function downloadCaseStudy(
  lead: Lead & { readonly case_study: string },
): Promise<void> {
  await request({ method: "POST", path: "/api/company_leads/download_case_study", body: lead });
}

function parseLikes(body: unknown): number | null {
  const { likes } = recordOf(body);
  return typeof likes === "number" && Number.isSafeInteger(likes) && likes >= 0 ? likes : null;
}

const blogQuery = (blogName: string | undefined) =>
  blogName === undefined ? {} : { query: { blog_name: blogName } };

/** Number of likes of a post, or null if the answer can't be read. @throws {ApiError} */
export async function fetchLikes(blogName?: string): Promise<number | null> {
  const path = "/blog/get_likes";
  return parseLikes(await request({ method: "GET", path, ...blogQuery(blogName) }));
}

/** Likes a post; gives the new number, or null if the answer can't be read. @throws {ApiError} */
export async function likePost(blogName?: string): Promise<number | null> {
  return parseLikes(await request({ method: "POST", path: "/blog/like", ...blogQuery(blogName) }));
}

/** What the newsletter form sends. */
export interface Subscription {
  readonly email: string;
  readonly is_test_session: boolean;
  readonly utm_params: Readonly<Record<string, string>>;
}

/** Subscribes to the newsletter. @throws {ApiError} */
export async function subscribe(subscription: Subscription): Promise<void> {
  await request({ method: "POST", path: "/blog/subscribe", body: subscription });
}

/** Names of the buying categories that suppliers can offer. @throws {ApiError} */
export async function fetchEssentialSupplies(): Promise<readonly string[]> {
  const body = await request({ method: "GET", path: "/essential_supplies" });
  return itemsOf(recordOf(body).essential_supplies)
    .map((row) => recordOf(row).name)
    .filter((name) => typeof name === "string");
}

/** Sends a one-time password to a phone. @throws {ApiError} */
export async function generateOtp(phone: Phone): Promise<void> {
  await request({ method: "POST", path: "/v1/generate_otp", body: { phone } });
}

/** Whether a one-time password is correct. @throws {ApiError} */
export async function verifyOtp(phone: Phone, otp: string): Promise<boolean> {
  const body = await request({ method: "POST", path: "/v1/verify_otp", body: { phone, otp } });
  return recordOf(body).verified === true;
}
