/**
 * The keys of calls that must be done once however often they arrive (header `Idempotency-Key`, rules: once-only-key). What was sent
 * to an address and not answered has the same key when it is sent again unchanged.
 */
export function createIdempotencyKeys() {
  const unanswered = new Map<string, { body: string; key: string }>();
  return {
    keyOf(address: string, body: string): string {
      const last = unanswered.get(address);
      if (last?.body === body) return last.key;
      const key = randomUuid();
      unanswered.set(address, { body, key });
      return key;
    },
    /** Forgets the key of a call that was answered: the next call is a new one. */
    answered(address: string, key: string): void {
      if (unanswered.get(address)?.key === key) unanswered.delete(address);
    },
  };
}

/** `crypto.randomUUID` is missing on pages that are not served by HTTPS; the address of a blob ends with one everywhere. */
function randomUuid(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}
