import { type Api, createApi } from "../test/host/api.js";
import { fillWithDemoFriends } from "../test/host/audience/demo/index.js";
import { demoNow, fillWithDemoMessages } from "../test/host/demo/messages/index.js";
import { fillWithDemoData } from "../test/host/demo-data.js";
import { createMemoryStore } from "../test/host/store-memory.js";

/** Answers one request before the host does, or leaves it to the host. */
export type Fault = (request: Request) => Response | Promise<Response> | undefined;

/** Storybook has no host that serves the files of messages. */
const files = import.meta.glob<string>("../test/host/public/media/*", {
  query: "?url",
  import: "default",
  eager: true,
});

const ownFetch = window.fetch;

/**
 * Gives the story a host of its own: the reference host's API with demo data and messages up to `demoNow`, in memory. Every call of the page to
 * `/api/` is answered by it. For `beforeEach`; what it returns takes the host away again. `friends`: of so many everything is known.
 */
export function hostInPage(fault?: Fault, { friends = 0 } = {}): () => void {
  answerCalls(window, ownFetch, fault, friends);
  return () => {
    window.fetch = ownFetch;
    sessionStorage.clear();
  };
}

/** Lets such a host answer the calls of a page, which may be one in a frame. */
export function answerCalls(
  page: Window,
  pageFetch: typeof fetch,
  fault: Fault = () => undefined,
  friends = 0,
): void {
  const store = createMemoryStore();
  fillWithDemoData(store);
  if (friends > 0) fillWithDemoFriends(store, friends);
  fillWithDemoMessages(store, demoNow, { fileAt: (path) => files[`../test/host${path}`] ?? path });
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
