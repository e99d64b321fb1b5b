import { createHmac, timingSafeEqual } from "node:crypto";

/** What pages know of the push server, and the one channel there is. */
export const appKey = "console-host";
export const salonChannel = "private-salon";

/** Known to this host alone: who may listen is signed with it. */
const secret = "secret-of-the-reference-host";

/** What lets a socket listen to a private channel, as the Pusher protocol signs it. */
export function signatureOf(socketId: string, channel: string): string {
  const signature = createHmac("sha256", secret).update(`${socketId}:${channel}`).digest("hex");
  return `${appKey}:${signature}`;
}

export function isSigned(socketId: string, channel: string, auth: unknown): boolean {
  if (typeof auth !== "string") return false;
  const [given, wanted] = [Buffer.from(auth), Buffer.from(signatureOf(socketId, channel))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
