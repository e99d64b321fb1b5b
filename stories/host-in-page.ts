import { type Api, createApi } from "../test/host/api.js";
import { fillWithDemoData } from "../test/host/demo-data.js";
import { createMemoryStore } from "../test/host/store-memory.js";

/** Answers one request before the host does, or leaves it to the host. */
export type Fault = (request: Request) => Response | Promise<Response> | undefined;

const ownFetch = window.fetch;

/**
 * Gives the story a host of its own: the reference host's API with demo data, in memory. Every call of the page to
 * `/api/` is answered by it. For `beforeEach`; what it returns takes the host away again.
 */
export function hostInPage(fault?: Fault): () => void {
  answerCalls(window, ownFetch, fault);
  return () => {
    window.fetch = ownFetch;
    sessionStorage.clear();
  };
}

/** Lets such a host answer the calls of a page, which may be one in a frame. */
export function answerCalls(page: Window, pageFetch: typeof fetch, fault: Fault = () => undefined): void {
  const store = createMemoryStore();
  fillWithDemoData(store);
  const api: Api = createApi({ store });
  page.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith("/api/")) return pageFetch(input, init);
    return (await fault(request)) ?? api(request);
  };
}

/** An answer as a host gives it when it refuses. */
export function refusal(status: number, body: object): Response {
  return Response.json(body, { status });
}
