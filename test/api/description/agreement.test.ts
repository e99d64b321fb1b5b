import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  bodySchema,
  callAt,
  type DescribedCall,
  describedCalls,
  failureOf,
  matchPath,
} from "../../../src/api/description/index.js";
import { elementTags } from "../../../src/elements/registry.js";
import { pickerKinds } from "../../../src/features/picker/kinds.js";
import type { Endpoint } from "../../../src/lib/endpoint.js";
import { createApi } from "../../host/api.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { openHttp } from "../../lib/open-http.js";
import { jsonAnswer, stubFetch } from "../../lib/stub-fetch.js";
import { repetitions } from "../../tools/repetitions.js";
import { apartCalls } from "../apart-calls.js";
import type { CallRow } from "../call-row.js";
import { calls } from "../calls.js";
import { arbitraryOf } from "./arbitrary.js";
import { problems } from "./ask-host.js";

/* The description says what the functions of `src/api` do, and what the reference host answers. */

/** What the reference host takes besides, and nobody sends. The first of a salon refuses. */
const spareRoutes = [
  "GET /api/v1/member/var/{}",
  "POST /api/v1/member/var",
  "PUT /api/salon/{}/configs/{}",
  "DELETE /api/salon/{}/time_shifts/{}/{}",
  "PUT /api/v2/salon/{}/reservations/{}",
  "PATCH /api/v2/salon/{}/reservations/{}",
];

/** Each finishes, creates or confirms something (rules: once-only-key). */
const mustHappenOnce = [
  ...["registerAction", "registerFunnel", "addItem"],
  ...["saveFriendTags", "saveFriendVariables", "saveFriendBaseValues", "saveFriendMemo"],
  ...["confirmMessages", "postMessage", "postFormField"],
  ...["createJourney", "copyJourney", "createGroup", "createPhase"],
  ...["saveReservation", "replaceReservation", "patchReservation", "judgeEdit", "judgeCancel"],
  ...["createBlockTime", "replaceBlockTime", "createTimeShift", "changeTimeShift"],
  ...["saveNotification", "createEpisode", "saveSteps", "activateEpisode"],
  ...["issueToken", "createTrigger", "createTriggerAction"],
  ...["createConfig", "createCourse", "createSalonResource", "createCalendarLink", "createSalonUrl"],
];

const modules = import.meta.glob<Readonly<Record<string, Partial<Endpoint>>>>("../../../src/api/*.ts", {
  eager: true,
});

/** Pages name addresses of their own for these. */
const ownPaths = ["/own/save", "/forms/save", "/episodes/save", "/texts/save"];
const rows = [...calls, ...apartCalls].filter(({ path }) => !ownPaths.includes(path));
const described = (row: CallRow) => callAt(describedCalls, row.method, row.path) as DescribedCall;

test("each has a name of its own, and elements that there are", () => {
  const ids = describedCalls.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const unknown = describedCalls
    .flatMap(({ elements }) => elements)
    .filter((tag) => !(elementTags as readonly string[]).includes(tag));
  expect(unknown).toEqual([]);
});

test("each call that a function makes is described, and no other", () => {
  expect(
    rows.filter((row) => !described(row)).map(({ name, method, path }) => `${name}: ${method} ${path}`),
  ).toEqual([]);
  // What a page asks for by itself, or where it says so, is no function's.
  const made = describedCalls.filter((call) => call.byPage || rows.some((row) => described(row) === call));
  expect(describedCalls.filter((call) => !made.includes(call)).map(({ id }) => id)).toEqual([]);
});

test("an endpoint is described under the name of its function, where it has an address of its own", () => {
  const named = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, { method, path }]) =>
      name.endsWith("Endpoint") && method && path ? [{ name, method, path }] : [],
    );
  expect(named.length).toBeGreaterThan(80);
  for (const { name, method, path } of named) {
    const call = describedCalls.find(({ id }) => `${id}Endpoint` === name);
    if (call) expect({ name, method: call.method, path: call.path }).toEqual({ name, method, path });
    else expect(callAt(describedCalls, method, path.replace("{kind}", "courses"))?.id).toBeDefined();
  }
});

test("as the rules say: how long the shortest are waited for, what must happen once, and what is kept nowhere", () => {
  const others = describedCalls.filter(({ timeout }) => timeout !== 30_000);
  expect(Object.fromEntries(others.map(({ id, timeout }) => [id, timeout]))).toEqual({
    ...{ loadRest: 10_000, loadRestOfPlan: 10_000, loadFunnel: 10_000, loadFunnelFolders: 10_000 },
    sendMetric: 10_000,
  });
  const idsOf = (flag: "once" | "keepsNothing") =>
    describedCalls.filter((call) => call[flag]).map(({ id }) => id);
  expect(idsOf("once")).toEqual(mustHappenOnce);
  expect(idsOf("keepsNothing")).toEqual(["issueToken", "revealToken", "revokeToken"]);
});

test("a 404 says that there is none where the functions take it so", () => {
  const taken = rows.filter(({ noneIs404 }) => noneIs404).map((row) => described(row).id);
  const said = describedCalls.filter(({ noneIs404 }) => noneIs404).map(({ id }) => id);
  expect(said.sort()).toEqual(taken.sort());
});

test("every kind of list that pages can ask for is described", () => {
  const { parameters = {} } = describedCalls.find(({ id }) => id === "loadResource") as DescribedCall;
  const { options } = parameters.kind as unknown as { options: readonly string[] };
  expect(options).toEqual([...Object.keys(pickerKinds), "response_mark"]);
});

test("each call that the reference host answers is described, and no other", () => {
  const routes = createApi({ store: createMemoryStore() }).calls.map(
    ({ method, path }) => `${method} ${path.replace(/:\w+/g, "{}")}`,
  );
  const said = describedCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
  const fits = (route: string) =>
    spareRoutes.includes(route) ||
    said.includes(route) ||
    describedCalls.some(
      (call) =>
        `${call.method} ` === route.slice(0, call.method.length + 1) &&
        matchPath(call, route.split(" ")[1] ?? ""),
    );
  expect(routes.filter((route) => !fits(route))).toEqual([]);
});

describe.each(rows.filter(described))("$name", (row) => {
  const call = described(row);

  it("sends what is described", () => {
    const names = Object.keys(row.query).map((name) => name.replace(/\[\]$/, ""));
    expect(names.filter((name) => !Object.hasOwn(call.query ?? {}, name))).toEqual([]);
    const { body } = row;
    expect(body === null ? null : "json" in body ? "json" : "form").toBe(
      call.body ? Object.keys(call.body)[0] : null,
    );
    if (body && "json" in body && call.body && "json" in call.body)
      expect(problems(call.body.json, JSON.parse(body.json))).toEqual([]);
  });

  it("understands whatever the description asks a server for", async () => {
    const schema = bodySchema(call, row.query);
    if (!schema) expect(row.understandsNothing).toBe(true);
    else {
      const bodies = fc.sample(arbitraryOf(schema), { numRuns: repetitions(12, 100), seed: 42 });
      for (const body of bodies) {
        expect(problems(schema, body)).toEqual([]);
        stubFetch(jsonAnswer(body));
        const answer = await row.make(openHttp());
        expect({ body, ok: answer.ok }).toEqual({ body, ok: true });
      }
    }
  });

  it("says when it is made and what is seen when it fails", () => {
    expect(call.when).toMatch(/^[A-Z].*\.$/s);
    for (const name of ["403", "404", "422", "5xx"] as const) expect(failureOf(call, name)).toMatch(/\.$/);
  });
});
