import { onTestFinished, vi } from "vitest";

/** A request as it left the library. */
export interface SentRequest {
  method: string;
  url: URL;
  headers: Headers;
  credentials: string;
  body: string;
}

/** What a stubbed `fetch` does with one request; a list answers one request each, the last one all that follow. */
export type Responder = (request: Request) => Response | Promise<Response>;

/** Puts a `fetch` in place that records what is sent and answers without a network, for the rest of this test. */
export function stubFetch(...responders: readonly [Responder, ...Responder[]]): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal("fetch", async (...called: Parameters<typeof fetch>) => {
    const request = new Request(...called);
    request.signal.throwIfAborted();
    const respond = responders[Math.min(sent.length, responders.length - 1)] ?? responders[0];
    const { method, url, headers, credentials } = request;
    const record: SentRequest = { method, url: new URL(url), headers, credentials, body: "" };
    sent.push(record);
    record.body = await request.clone().text();
    return respond(request);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

/** Lets waits between repeats pass at once, and says how long each would have been, in milliseconds. */
export function skipWaits(): number[] {
  const waits: number[] = [];
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation(((act: () => void, wait = 0) => {
    waits.push(wait);
    queueMicrotask(act);
    return 0;
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return waits;
}

/** An answer in JSON. */
export function jsonAnswer(data: unknown, init: ResponseInit = {}): Responder {
  return () => Response.json(data, init);
}
