import type { ServiceToken } from "../../../api/open-api-tokens.js";
import type { OpenApiWords } from "../messages.js";
import { shortMoment } from "../moment-text.js";

/** True for a token that can be used no more. `now` in milliseconds. */
export function isOver({ revokedAt, expiresAt }: ServiceToken, now: number): boolean {
  return revokedAt !== null || (expiresAt !== null && expiresAt <= now);
}

/** Sentence about the state of a token (rules: token-states). */
export function tokenState({ revokedAt, expiresAt }: ServiceToken, now: number, words: OpenApiWords): string {
  if (revokedAt !== null) return words.revoked(shortMoment(revokedAt, words));
  if (expiresAt === null) return words.valid;
  return expiresAt <= now ? words.expired : words.expires(shortMoment(expiresAt, words));
}
