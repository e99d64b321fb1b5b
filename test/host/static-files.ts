import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, resolve, sep } from "node:path";
import type { MiddlewareHandler } from "hono";

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
  ".wav": "audio/wav",
  ".pdf": "application/pdf",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
};

/** A folder of files under a prefix. `cacheControl` says how long a browser may keep each, by its path in the folder. */
export function serveFolder(
  prefix: string,
  folder: string,
  cacheControl: (path: string) => string,
): MiddlewareHandler {
  const base = resolve(folder);
  return async (c, next) => {
    const path = normalize(decode(c.req.path.slice(prefix.length)));
    const contentType = contentTypes[extname(path)];
    const file = join(base, path);
    if (!contentType || !file.startsWith(base + sep)) return next();
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return next();

    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    const headers = { "cache-control": cacheControl(path), etag };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(await readFile(file), 200, { ...headers, "content-type": contentType });
  };
}

/** How long a browser may keep a file of the build: chunks carry a hash in their names; entries, which hosts link to, keep theirs. */
export function cacheOfAsset(path: string): string {
  return path.startsWith("chunks") ? "public, max-age=31536000, immutable" : "no-cache";
}

/** A broken escape names no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
