import { cdp } from "vitest/browser";

/** Talks to the browser itself, past what a page may do. */
export function devtools<Answer = unknown>(method: string, parameters: object = {}): Promise<Answer> {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<Answer> };
  return session.send(method, parameters);
}

/** Frees everything that nothing refers to. */
export async function collectGarbage(): Promise<void> {
  await devtools("HeapProfiler.collectGarbage");
}
