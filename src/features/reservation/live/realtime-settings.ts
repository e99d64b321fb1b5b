import { readFlag, readNumber, readText } from "../../../api/read-fields.js";
import type { RealtimeSettings } from "../../../api/realtime/index.js";
import { isPlainObject, type PlainData, toPlainData } from "../../../lib/plain-data.js";

/**
 * Reads `realtime` of the page's context; `null` where it is no address of a private channel. Without a port it is the
 * usual one, and without `forceTLS` the connection is a safe one.
 */
export function readRealtime(given: unknown): RealtimeSettings | null {
  const plain = toPlainData(given);
  if (!plain.ok || !isPlainObject(plain.data)) return null;
  const { data } = plain;
  const [key, wsHost, channel] = [readText(data.key), readText(data.wsHost), readText(data.channel)];
  const forceTLS = flags.includes(data.forceTLS ?? true) ? readFlag(data.forceTLS ?? true) : null;
  const wsPort = readNumber(data.wsPort ?? (forceTLS ? 443 : 80));
  if (!key || !wsHost || !channel || forceTLS === null || !isPort(wsPort)) return null;
  if (!hosts.test(wsHost) || !privateChannels.test(channel)) return null;
  return { key, wsHost, wsPort, forceTLS, channel };
}

const flags: readonly PlainData[] = [true, false, 1, 0, "1", "0"];

/** A name or an address, without anything around it. */
const hosts = /^([\w.-]+|\[[\da-f:.]+\])$/i;

/** Encrypted ones would need a library more. */
const privateChannels = /^private-(?!encrypted-)/;

function isPort(number: number | null): number is number {
  return number !== null && Number.isInteger(number) && number > 0 && number <= 65_535;
}
