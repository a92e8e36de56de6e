import { isIP } from "node:net";
import { compile } from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/** Some proxies forward addresses with the port: `203.0.113.7:5678`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[^:]+))(?::\d+)?$/;

function withoutPort(address: string): string {
  const { v6, v4 } = WITH_PORT.exec(address)?.groups ?? {};
  return v6 ?? v4 ?? address;
}

/** Whether a proxy of the list forwarded a request, for Fastify's `trustProxy`. */
export function trustOnly(proxies: readonly string[]): (address: string, hop: number) => boolean {
  const isTrusted = compile([...proxies]);
  return (address, hop) => isTrusted(withoutPort(address), hop);
}

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address, which one subscriber
 * has as a whole. All clients for whom a trusted proxy sends something else count as one.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address);
  if (isIP(plain) === 0) return "unknown";
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString();
}
