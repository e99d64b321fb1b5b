import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../../dist", import.meta.url));
const types = { ".js": "text/javascript", ".css": "text/css", ".map": "application/json" };

/** A server with the built files below `/assets/`, and what `pageAt` answers to a URL for all others; `use` is given its origin. */
export async function withPages(pageAt, use) {
  const server = createServer((request, response) => {
    const url = new URL(request.url, "http://page");
    const built = /^\/assets\/([\w./-]+)$/.exec(url.pathname)?.[1];
    const file = built && join(dist, normalize(built));
    const page = file ? null : pageAt(url);
    if ((file && !existsSync(file)) || page === undefined) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader(
      "content-type",
      file ? (types[extname(file)] ?? "text/plain") : "text/html; charset=utf-8",
    );
    response.end(file ? readFileSync(file) : page);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
