import type { Send } from "../../src/cli/check/ask.js";

/* Servers that are wrong in one way: the reference host, with something between it and the check. */

export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

/** What comes instead of an answer; `null` where it is left as it is. */
export type Spoil = (
  exchange: Exchange,
  answer: () => Promise<Response>,
) => Response | Promise<Response> | null;

export function spoiled(send: Send, spoil: Spoil): Send {
  return async (url, init) => {
    const { pathname, search } = new URL(url);
    const exchange = {
      ...{ method: init.method ?? "GET", path: pathname + search, init },
      headers: new Headers(init.headers),
    };
    const answer = () => send(url, init);
    return (await spoil(exchange, answer)) ?? (await answer());
  };
}

/** Only at this address, "GET /api/journeys"; `*` stands for one piece of it. */
export function at(call: string, spoil: Spoil): Spoil {
  const pattern = new RegExp(`^${call.replace(/[.?]/g, "\\$&").replaceAll("*", "[^/?]+")}$`);
  return (exchange, answer) => {
    const name = `${exchange.method} ${exchange.path}`;
    return pattern.test(name) || pattern.test(name.replace(/\?.*/, "")) ? spoil(exchange, answer) : null;
  };
}

/** Another answer altogether. */
export function says(body: string | Uint8Array<ArrayBuffer> | null, init: ResponseInit = {}): Spoil {
  return () => new Response(body, init);
}

export const json = { "Content-Type": "application/json" };

export function status(code: number, headers: Record<string, string> = {}): Spoil {
  return says(JSON.stringify({ message: "no" }), { status: code, headers: { ...json, ...headers } });
}

/** The same answer with its text changed. */
export function text(change: (text: string) => string | Uint8Array<ArrayBuffer>): Spoil {
  return async (_, answer) => {
    const { status: code, headers, ...response } = await read(answer);
    return new Response(change(response.text), { status: code, headers });
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of all shapes are changed here
type Any = any;

/** The same answer with its body changed in place, or another one in its place. */
export function body(change: (body: Any) => unknown): Spoil {
  return text((before) => {
    const value = JSON.parse(before);
    const other = change(value);
    return JSON.stringify(other === undefined ? value : other);
  });
}

/** The same for each row of a list. */
export function rows(change: (row: Any) => void): Spoil {
  return body(({ data }) => void data.forEach(change));
}

export function headers(more: Record<string, string | null>): Spoil {
  return async (_, answer) => {
    const { status: code, headers: all, ...response } = await read(answer);
    for (const [name, value] of Object.entries(more)) {
      if (value === null) all.delete(name);
      else all.set(name, value);
    }
    // Bytes: of a text a type would be made up.
    return new Response(new TextEncoder().encode(response.text), { status: code, headers: all });
  };
}

async function read(answer: () => Promise<Response>) {
  const response = await answer();
  const all = new Headers(response.headers);
  all.delete("content-length");
  return { status: response.status, headers: all, text: await response.text() };
}
