#!/usr/bin/env bash
# A query parameter whose schema is { "const": 1 } without `type` refuses ?force=1, the one text that it is meant to take:
# Prism 5.14.2 and express-openapi-validator 5.6.2 (coerceTypes) turn the text of a query into a number where `type` says so, and
# else compare "1" with 1. With { "type": "integer", "const": 1 } both take it. OpenAPI 3.1 asks for no `type`.
# Seen on Node 20.20.2. Ends with 0 while it is so, with 1 when the output has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${prism:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @stoplight/prism-cli@5.14.2 express@4.21.2 express-openapi-validator@5.6.2
cat >openapi.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "t", "version": "1" },
  "paths": {
    "/bare": { "get": {
      "parameters": [{ "name": "force", "in": "query", "schema": { "const": 1 } }],
      "responses": { "200": { "description": "ok", "content": { "application/json": { "example": { "ok": true } } } } } } },
    "/typed": { "get": {
      "parameters": [{ "name": "force", "in": "query", "schema": { "type": "integer", "const": 1 } }],
      "responses": { "200": { "description": "ok", "content": { "application/json": { "example": { "ok": true } } } } } } }
  }
}
JSON
cat >serve.cjs <<'JS'
const express = require("express");
const { middleware } = require("express-openapi-validator");
const app = express();
app.use(middleware({ apiSpec: "openapi.json", validateRequests: { coerceTypes: true }, validateResponses: false }));
app.get(["/bare", "/typed"], (_, response) => response.json({ ok: true }));
app.use((error, _, response, __) => response.status(error.status ?? 500).json({ message: error.message }));
const server = app.listen(0, "127.0.0.1", async () => {
  const base = `http://127.0.0.1:${server.address().port}`;
  for (const path of ["/bare", "/typed"])
    console.log("express-openapi-validator", path, (await fetch(`${base}${path}?force=1`)).status);
  server.close();
});
JS
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
node node_modules/@stoplight/prism-cli/dist/index.js mock -h 127.0.0.1 -p "$port" openapi.json >/dev/null 2>&1 &
prism=$!
for _ in $(seq 150); do curl -s -o /dev/null "http://127.0.0.1:$port/" && break; sleep 0.2; done
came=$(
  for path in /bare /typed; do
    echo "Prism $path $(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port$path?force=1")"
  done
  node serve.cjs
)
expected='Prism /bare 422
Prism /typed 200
express-openapi-validator /bare 400
express-openapi-validator /typed 200'
echo "$came"
[ "$came" = "$expected" ] && echo "As it was seen." || { echo "It has changed."; exit 1; }
