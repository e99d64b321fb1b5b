import { onTestFinished, vi } from "vitest";

/** A call as the server would see it. */
export interface Received {
  method: string;
  url: URL;
  headers: Headers;
  text: string;
  /** The form fields. */
  fields: Record<string, string>;
}

/** What the server says: JSON with a status, something else entirely, or an answer that comes later. */
export type Scripted =
  | { status?: number; json?: unknown }
  | { status?: number; text: string; type: string }
  | "unreachable";

/**
 * Answers the page's calls in this order; one call more is an error. The list it gives grows with the calls.
 * An aborted call rejects as the browser would have it.
 */
export function serve(...script: (Scripted | Promise<Scripted>)[]): Received[] {
  return serveBy((_, at) => script[at]);
}

/** Answers each of the page's calls as `choose` says; one it has no answer for is an error. */
export function serveBy(
  choose: (call: Received, at: number) => Scripted | Promise<Scripted> | undefined,
): Received[] {
  const received: Received[] = [];
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const call = await receive(request);
    received.push(call);
    const answer = choose(call, received.length - 1);
    if (answer === undefined) throw new Error(`an unexpected call of ${request.url}`);
    return Promise.race([respond(answer), rejectOnAbort(request.signal)]);
  });
  onTestFinished(() => fetching.mockRestore());
  return received;
}

/** What a test has to say to a call before anything else is asked for an answer. */
export type OwnAnswer = (call: Received) => Scripted | Promise<Scripted> | undefined;

/** Answers each of the page's calls by `own`, and by `known` what that has nothing for. */
export function serveKnown(
  known: (call: Received) => Scripted | undefined,
  own: OwnAnswer = () => undefined,
): Received[] {
  return serveBy((call) => own(call) ?? known(call));
}

/** An answer that comes when the test says so. */
export function deferred(answer: Scripted = {}) {
  let arrive = () => {};
  const waiting = new Promise<Scripted>((resolve) => {
    arrive = () => resolve(answer);
  });
  return { answer: waiting, arrive };
}

async function receive(request: Request): Promise<Received> {
  const text = await request.clone().text();
  const { method, headers } = request;
  return {
    method,
    url: new URL(request.url),
    headers,
    text,
    fields: Object.fromEntries(new URLSearchParams(text)),
  };
}

async function respond(scripted: Scripted | Promise<Scripted>): Promise<Response> {
  const answer = await scripted;
  if (answer === "unreachable") throw new TypeError("Failed to fetch");
  const { status = 200 } = answer;
  if ("text" in answer) {
    return new Response(answer.text, { status, headers: { "Content-Type": answer.type } });
  }
  if (!("json" in answer)) return new Response(null, { status });
  return Response.json(answer.json, { status });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}
let servers = 0;

/** A server of the test's own: lists are kept for the page by their server and kind. */
export function freshServer(): string {
  servers += 1;
  return `/server-${servers}`;
}
