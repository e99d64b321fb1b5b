import { onTestFinished, vi } from "vitest";
import type { Api } from "../../host/api.js";

/** What comes before the host answers; `null` goes on to the host, once a promise of it is kept. */
export type Meeting = () => Response | null | Promise<Response | null>;

/** A call as the host has seen it, by its method and a short path; its body parsed. */
export interface HostCall {
  readonly call: string;
  readonly body: unknown;
}

/** The reference host in the page: what it was asked, and what comes before it answers. */
export interface ServedHost<Call extends HostCall = HostCall> {
  readonly calls: Call[];
  /** The calls whose name begins like this, in order. */
  named(start: string): Call[];
  /** Everything but reading. */
  writes(): Call[];
  /** Answers the next call of this name (or of one that begins like this, for `isMet`) instead of the host. */
  meet(call: string, answer: Meeting): void;
}

/** Answers the page's calls from the reference host. `nameOf`: what a call is called, from `/api/…` and its query. */
export function serveHost<More extends object = object>(
  api: Api,
  options: {
    nameOf(path: string, search: string): string;
    isMet?(call: string, met: string): boolean;
    /** What else is kept of a call. */
    more?(init: RequestInit | undefined): More;
  },
): ServedHost<HostCall & More> {
  const { nameOf, isMet = (call, met) => call === met, more = () => ({}) as More } = options;
  const calls: (HostCall & More)[] = [];
  const waiting: { name: string; answer: Meeting }[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { method, headers } = request;
    const { pathname, search, origin } = new URL(request.url);
    const path = pathname.slice(pathname.indexOf("/api"));
    const call = `${method} ${nameOf(path, search)}`;
    const text = await request.clone().text();
    const isJson = headers.get("Content-Type")?.includes("json") && text !== "";
    calls.push({ call, body: isJson ? JSON.parse(text) : text || null, ...more(init) });
    const at = waiting.findIndex(({ name }) => isMet(call, name));
    const [met] = at < 0 ? [] : waiting.splice(at, 1);
    const answered = met ? await met.answer() : null;
    if (answered) return answered;
    // A browser copies no body that is to outlive its page.
    const body = method === "GET" || method === "HEAD" ? null : text || null;
    return api(new Request(`${origin}${path}${search}`, { method, headers, body }));
  });
  onTestFinished(() => spy.mockRestore());
  return {
    calls,
    named: (start) => calls.filter(({ call }) => call.startsWith(start)),
    writes: () => calls.filter(({ call }) => !call.startsWith("GET")),
    meet: (name, answer) => void waiting.push({ name, answer }),
  };
}
/** Something that is held back until the test lets it go. */
export function gate(): { open(): void; passed: Promise<null> } {
  let open = () => {};
  const passed = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  return { open, passed };
}
