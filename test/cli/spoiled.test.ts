import { beforeAll, describe, expect, test } from "vitest";
import { describedCalls } from "../../src/api/description/index.js";
import { type CheckOptions, type CheckResult, check } from "../../src/cli/check/check.js";
import { defaultLimits } from "../../src/cli/check/limits.js";
import { isFine } from "../../src/cli/check/outcome.js";
import { uncoloured } from "../../src/cli/check/paint.js";
import { table } from "../../src/cli/check/table.js";
import { recipes } from "../../src/cli/check/writes.js";
import { base, createReferenceHost, type ReferenceHost } from "./reference-host.js";
import { at, type Spoil, says, spoiled, status } from "./spoil.js";
import { type Wrong, wrongReads } from "./wrong-reads.js";
import {
  crossOrigin,
  pageOrigin,
  tokenOf,
  wrongOrigins,
  wrongServers,
  wrongWrites,
} from "./wrong-servers.js";

/* A server that is wrong in one way: that way is found, by one line, and nothing else. */

/** Those of journeys, and reservations for their days and times: what is spoilt, and no more. */
const calls = describedCalls.filter(({ path }) =>
  /\/api\/journey|\/salon\/\{\w+\}\/reservations$/.test(path),
);
const reading = calls.filter(({ method }) => method === "GET");
const journeys = calls.filter(({ path }) => /^\/api\/journeys/.test(path));

let host: ReferenceHost;
beforeAll(() => {
  host = createReferenceHost();
  tokenOf.current = host.token;
});

const options: CheckOptions = {
  ...{ base, headers: [], csrf: null, origin: null, elements: [], ids: {}, writes: false },
};

function run(
  spoil: Spoil,
  other: Partial<CheckOptions> = {},
  described = reading,
  limits = defaultLimits,
): Promise<CheckResult> {
  const send = spoiled(host.send, spoil);
  return check({ ...options, csrf: host.token, ...other }, { send, calls: described, limits });
}

/** For what never comes: nobody waits for it here. */
const impatient = { ...defaultLimits, perCall: 400 };

const found = ({ rows, server }: CheckResult) =>
  [...server, ...rows.flatMap(({ findings }) => findings)].map(({ code, at: place }) => ({
    code,
    at: place,
  }));

function expectOnly(result: CheckResult, { code, at: place }: Wrong): void {
  expect(found(result)).toEqual([{ code, at: place }]);
  const lines = table(result, uncoloured).split("\n");
  expect(lines.filter((line) => /: expected .*, came /.test(line))).toHaveLength(1);
  expect(lines.filter((line) => /^ {14}do: +\S/.test(line))).toHaveLength(1);
}

test("without a mistake nothing is found", async () => {
  expect(found(await run(() => null))).toEqual([]);
  expect(found(await run(() => null, { writes: true }, journeys))).toEqual([]);
  expect(found(await run(crossOrigin({}), { origin: pageOrigin }))).toEqual([]);
});

test("there are more than forty", () => {
  const all = [...wrongReads, ...wrongServers, ...wrongOrigins, ...wrongWrites];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ code }) => code)).size).toBeGreaterThan(40);
});

describe("one answer to a reading call", () => {
  test.each(wrongReads)("$name", async (wrong) => {
    const limits = wrong.code === "timeout" ? impatient : defaultLimits;
    expectOnly(await run(wrong.spoil, {}, reading, limits), wrong);
  });
});

describe("the whole server", () => {
  test.each(wrongServers)("$name", async (wrong) => expectOnly(await run(wrong.spoil), wrong));
});

describe("for a page of another origin", () => {
  test.each(wrongOrigins)("$name", async (wrong) => {
    expectOnly(await run(wrong.spoil, { origin: pageOrigin }), wrong);
  });
  test("a method that is not allowed", async () => {
    const spoil = crossOrigin({ "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH" });
    const result = await run(spoil, { origin: pageOrigin }, journeys);
    expect(found(result)).toEqual([{ code: "preflight-method", at: "header Access-Control-Allow-Methods" }]);
  });
});

describe("writes", () => {
  test.each(wrongWrites)("$name", async (wrong) => {
    const result = await run(wrong.spoil, { writes: true }, journeys);
    expectOnly(result, wrong);
    expect(result.left).toEqual([]);
  });

  test("a token that changes", async () => {
    let writes = 0;
    const result = await run(
      ({ method }) => (method !== "GET" && ++writes > 1 ? new Response("{}", { status: 419 }) : null),
      { writes: true },
      journeys,
    );
    expect(new Set(found(result).map(({ code }) => code))).toEqual(new Set(["csrf-changes"]));
    expect(result.left).toHaveLength(1);
    expect(isFine(result)).toBe(false);
  });

  test("what cannot be taken away is said", async () => {
    const result = await run(at("DELETE /api/journeys/*", status(500)), { writes: true }, journeys);
    expect(new Set(found(result).map(({ code }) => code))).toEqual(new Set(["failed"]));
    expect(result.left.every((each) => /^a journey: DELETE \/api\/journeys\/\d+$/.test(each))).toBe(true);
    expect(result.left).toHaveLength(result.made);
    expect(table(result, uncoloured)).toContain("to be deleted by hand: a journey: DELETE /api/journeys/");
  });
});

test("what is answered as deleted and is still there is named", async () => {
  const all = describedCalls.filter(({ elements }) =>
    elements.some((tag) => /journey-list|salon|episode|open-api|reserv/.test(tag)),
  );
  const keeps: Spoil = ({ method }) => (method === "DELETE" ? new Response(null, { status: 204 }) : null);
  const result = await run(keeps, { writes: true }, all);
  expect(new Set(found(result).map(({ code }) => code))).toEqual(new Set(["not-deleted"]));
  const kinds = new Set(result.left.map((each) => each.split(":")[0]));
  expect(kinds.size).toBe(recipes.length);
  expect(result.left).toHaveLength(result.made);
  expect(result.left[0]).toMatch(/^a journey: DELETE \/api\/journeys\/\d+ answered 204$/);
  expect(isFine(result)).toBe(false);
  host = createReferenceHost();
  tokenOf.current = host.token;
});

test("a session that is missing everywhere is explained once", async () => {
  const login = says('<!DOCTYPE html><input type="password">', { headers: { "Content-Type": "text/html" } });
  const result = await run(login, { ids: { salon: "1", filter: "1", journey: "1", "journey-tag": "1" } });
  const lines = table(result, uncoloured).split("\n");
  expect(lines.filter((line) => line.includes("--header")).length).toBe(1);
  expect(isFine(result)).toBe(false);
});

test("a server that is slow ends in time, and what was not asked is said", async () => {
  const slow: Spoil = async (_, answer) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return await answer();
  };
  const send = spoiled(host.send, slow);
  const hurried = { ...defaultLimits, atOnce: 1, asking: 900 };
  const result = await check(options, { send, calls: reading, limits: hurried });
  expect(found(result).map(({ code }) => code)).toContain("too-slow");
  expect(isFine(result)).toBe(false);
});

test("an id that cannot be found is asked for", async () => {
  const result = await run(
    at("GET /api/journeys", says('{"data":[]}', { headers: { "Content-Type": "application/json" } })),
  );
  const [row] = result.rows.filter(({ notAsked }) => notAsked !== undefined);
  expect(row?.notAsked).toBe("no id was found: give --journey ID");
  expect(found(result)).toEqual([]);
});
