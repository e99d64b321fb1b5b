import type { CallLog } from "../../../api/open-api-calls.js";
import type { LogWords } from "./messages.js";

/** True for a call that was refused, or failed. */
export function isError({ statusCode }: CallLog): boolean {
  return statusCode !== null && statusCode >= 400;
}

/** Result of a call, in one word. */
export function resultWord(log: CallLog, words: LogWords): string {
  if (log.statusCode === null) return words.noStatus;
  return isError(log) ? words.error : words.success;
}
