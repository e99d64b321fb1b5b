import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { check } from "../../src/cli/check/check.js";
import { spoiled } from "./spoil.js";

/* Why nobody can be asked: over real ports, with the `fetch` of Node, and by the codes of others. */

const none = { elements: [], headers: [], csrf: null, origin: null, ids: {}, writes: false } as const;
const send = (url: string, init: RequestInit) => fetch(url, init);

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function portOf(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

async function said(base: string, by = send): Promise<string> {
  const { server, rows } = await check({ ...none, base }, { send: by, calls: [] });
  expect(rows).toEqual([]);
  return server.map(({ came, todo }) => `${came}: ${todo}`).join();
}

const fails = (code: string) => async () => {
  throw Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error("it"), { code }) });
};

test("nothing listens there", async () => {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  expect(await said(`http://127.0.0.1:${port}`)).toMatch(/^nothing listens there: Start the server/);
});

test("no such name", async () => {
  for (const code of ["ENOTFOUND", "EAI_AGAIN"])
    expect(await said("http://nowhere.test", fails(code))).toMatch(/^no such name: See whether the name/);
});

test("certificates", async () => {
  const [trust, old, name] = [
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "CERT_HAS_EXPIRED",
    "ERR_TLS_CERT_ALTNAME_INVALID",
  ];
  expect(await said("https://a.test", fails(trust ?? ""))).toContain("NODE_EXTRA_CA_CERTS");
  expect(await said("https://a.test", fails(old ?? ""))).toContain("Renew it");
  expect(await said("https://a.test", fails(name ?? ""))).toContain("another name");
});

test("a certificate of its own, and http at its port", async () => {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, ...subject];
  execFileSync("openssl", args, { stdio: "ignore" });
  const secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  rmSync(folder, { recursive: true });
  const port = await portOf(secure as unknown as Server);
  expect(await said(`https://127.0.0.1:${port}`)).toMatch(/does not trust: .*NODE_EXTRA_CA_CERTS=file\.pem/);
  expect(await said(`http://127.0.0.1:${port}`)).toBe(
    `an https port that was asked by http: Ask it by https: check https://127.0.0.1:${port}`,
  );
});

test("http at an https port that says so", async () => {
  const says400 = spoiled(
    send,
    () => new Response("<h1>The plain HTTP request was sent to HTTPS port</h1>", { status: 400 }),
  );
  expect(await said("http://a.test:8443", says400)).toContain("check https://a.test:8443");
});

test("https at an http port", async () => {
  const port = await portOf(createServer((_, response) => response.end()));
  expect(await said(`https://127.0.0.1:${port}`)).toContain(`Ask it by http: check http://127.0.0.1:${port}`);
});
