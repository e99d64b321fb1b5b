import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  friendAnswers,
  friendPage,
  friendVariables,
  journeyAnswers,
  listOf,
  messagePage,
  notificationAnswers,
  openApiAnswers,
  salonAnswers,
} from "./data.mjs";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
};

/**
 * A console's server: its pages (markup by path), the files of one folder under `/dist/`, and the lists. Everything is
 * compressed before the first visit, and no answer takes time, so what a visit waits for is the line and the browser.
 */
export async function openSite(pages, folder) {
  const answers = new Map();
  for (const [path, markup] of Object.entries(pages)) answers.set(path, compressed(".html", markup));
  for (const file of readdirSync(folder, { recursive: true })) {
    const type = extname(file);
    if (type !== ".js" && type !== ".css") continue;
    answers.set(`/dist/${file}`, compressed(type, readFileSync(join(folder, file))));
  }
  const list = compressed(".json", JSON.stringify(listOf(20)));
  answers.set("/api/v1/message/timeline/messages", compressed(".json", JSON.stringify(messagePage)));
  answers.set("/api/member/var/7", compressed(".json", JSON.stringify(friendVariables)));
  answers.set(
    "/api/v1/operator/permission_list",
    compressed(".json", JSON.stringify({ data: { permissions: ["member.read"] } })),
  );
  answers.set("/api/v1/allow_members", compressed(".json", JSON.stringify(friendPage)));
  const others = {
    ...notificationAnswers,
    ...friendAnswers,
    ...salonAnswers,
    ...journeyAnswers,
    ...openApiAnswers,
  };
  for (const [path, answer] of Object.entries(others))
    answers.set(path, compressed(".json", JSON.stringify(answer)));
  answers.set("/api/funnel/groups", compressed(".json", "[]"));

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const answer = answers.get(pathname) ?? (pathname.startsWith("/api/v_resource/") ? list : undefined);
    if (!answer && process.env.LOG) console.log(`   [site] 404 ${request.method} ${pathname}`);
    response.writeHead(answer ? 200 : 404, answer?.headers);
    response.end(answer?.body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address();
  return { port, origin: `http://127.0.0.1:${port}` };
}

function compressed(type, content) {
  const body = gzipSync(content);
  const headers = {
    "content-type": types[type],
    "content-encoding": "gzip",
    "content-length": body.length,
    "cache-control": type === ".html" || type === ".json" ? "no-cache" : "max-age=86400",
  };
  return { body, headers };
}
