import type { IncomingMessage } from "node:http";
import { entryScripts } from "./fixture.js";
import type { FixtureServer } from "./fixture-server.js";

/** A page with one form around elements of ours, and what a library makes of it. */
export interface FormPage {
  /** What the page takes in its head. */
  head: string;
  /** Attributes of the form beside its action and method. */
  form?: string;
  /** Runs once the page is there. */
  begin?: string;
  inside: string;
  tags: readonly string[];
}

/** Entries of a form as a server reads them. */
export type SentForm = readonly (readonly [name: string, value: string])[];

/** Has the server show the page at `/forms/page`; gives what its form has sent so far. */
export function openForm(
  server: FixtureServer,
  { head, form = "", begin = "", inside, tags }: FormPage,
): SentForm[] {
  const sent: SentForm[] = [];
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>form</title>
<meta name="csrf-token" content="token-of-the-page"><link rel="icon" href="data:,">${head}
<script>document.addEventListener("DOMContentLoaded", () => { ${begin} });</script>${entryScripts(tags)}</head>
<body><main><form id="form" method="post" action="/forms/save" ${form}>
<input name="memo" value="メモ">${inside}<button id="send">保存</button></form></main></body></html>`;

  server.site = (request, response) => {
    if (!request.url?.startsWith("/forms/")) return false;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    if (request.url === "/forms/save") {
      void entriesOf(request).then((entries) => {
        sent.push(entries);
        response.end("<main>保存しました</main>");
      });
    } else response.end(html);
    return true;
  };
  return sent;
}

async function entriesOf(request: IncomingMessage): Promise<SentForm> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(Buffer.concat(parts), { headers }).formData();
  return [...form].map(([name, value]) => [name, String(value)] as const);
}
