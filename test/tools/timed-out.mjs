/**
 * Why a program is to be ended now, or undefined. A hang shows no sign of life; a slow machine does, and gets the whole
 * limit. Times are in milliseconds.
 */
export function timedOut({ began, lastSign, now }, { limitSeconds, silenceSeconds = Infinity }) {
  if (now - lastSign >= silenceSeconds * 1000)
    return `ended after ${silenceSeconds} s without a sign of life`;
  if (now - began >= limitSeconds * 1000) return `ended after ${limitSeconds} s`;
  return undefined;
}
