import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

/* Servers that others make of the document. Each answers what it took for right, by the id of a call. */

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** A free port: what it listened at before is closed. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A mock server of the document; `use` is given its address. */
export async function withPrism({ folder }, file, use) {
  const port = await freePort();
  const program = join(folder, "node_modules/@stoplight/prism-cli/dist/index.js");
  const args = [program, "mock", "-h", "127.0.0.1", "-p", String(port), file];
  const prism = spawn(process.execPath, args, { stdio: "ignore" });
  const base = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; tries < 150; tries++) {
      if (await fetch(base).then(Boolean, () => false)) return await use(base);
      await wait(200);
    }
    throw new Error("Prism did not start");
  } finally {
    prism.kill();
  }
}

/** Whether the answer of a mock is the success that is described, and shows the example. */
export async function isMocked(base, { url, method, headers, body, operation }) {
  const answer = await fetch(base + url, { method, headers, body, redirect: "manual" });
  const [[status, said]] = Object.entries(operation.responses);
  const text = await answer.text();
  if (String(answer.status) !== status) return false;
  const example = said.content?.["application/json"]?.example;
  return example === undefined
    ? said.content === undefined
    : text === JSON.stringify(example) || isSame(JSON.parse(text), example);
}

function isSame(one, other) {
  const sorted = (value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([key, each]) => [key, sorted(each)]),
        )
      : Array.isArray(value)
        ? value.map(sorted)
        : value;
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** fastify-openapi-glue: every call has a handler that answers the example. */
export async function withFastify({ load }, document, use) {
  const fastify = (await load("fastify")).default({ ajv: { customOptions: { strict: false } } });
  await fastify.register((await load("@fastify/formbody")).default);
  const { default: glue } = await load("fastify-openapi-glue");
  const byId = new Map(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => [operation.operationId, operation]),
    ),
  );
  const serviceHandlers = new Proxy(
    {},
    {
      has: () => true,
      get: (_, id) => (byId.has(id) ? async (_request, reply) => reply.code(299).send({ id }) : undefined),
    },
  );
  const securityHandlers = { session: () => true, csrfToken: () => true };
  await fastify.register(glue, {
    specification: structuredClone(document),
    serviceHandlers,
    securityHandlers,
  });
  await fastify.ready();
  try {
    return await use(async ({ url, method, headers, body }) => {
      const answer = await fastify.inject({ url, method, headers, payload: body });
      return answer.statusCode === 299;
    });
  } finally {
    await fastify.close();
  }
}

/** express-openapi-validator, which turns texts into what the document says (`coerceTypes`). */
export async function withExpress({ folder }, document, use) {
  const require = createRequire(join(folder, "index.js"));
  const express = require("express");
  const app = express();
  app.use(express.json({ limit: "5mb" }), express.urlencoded({ extended: false, limit: "5mb" }));
  app.use(
    require("express-openapi-validator").middleware({
      apiSpec: structuredClone(document),
      validateRequests: { coerceTypes: true },
      validateResponses: false,
      validateSecurity: false,
    }),
  );
  app.use((_, response) => response.status(299).json({}));
  app.use((error, _, response, __) => response.status(error.status ?? 500).json({ message: error.message }));
  const server = await new Promise((resolve) => {
    const started = app.listen(0, "127.0.0.1", () => resolve(started));
  });
  const base = `http://127.0.0.1:${server.address().port}`;
  try {
    return await use(async ({ url, method, headers, body }) => {
      const answer = await fetch(base + url, { method, headers, body });
      await answer.text();
      return answer.status === 299;
    });
  } finally {
    server.close();
  }
}
