import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A server on this machine for one test, and what it was asked. */
export interface LocalServer {
  origin: string;
  requests: { method: string; url: string; token: string | undefined; body: string }[];
}

/** Answers requests by `respond`, once their bodies have arrived whole. */
export async function startServer(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<LocalServer> {
  const requests: LocalServer["requests"] = [];
  const listener: RequestListener = async (request, response) => {
    const record = {
      method: request.method ?? "",
      url: request.url ?? "",
      token: tokenOf(request),
      body: "",
    };
    requests.push(record);
    for await (const part of request) record.body += part;
    respond(request, response);
  };
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

function tokenOf({ headers }: IncomingMessage): string | undefined {
  const token = headers["x-csrf-token"];
  return typeof token === "string" ? token : undefined;
}
