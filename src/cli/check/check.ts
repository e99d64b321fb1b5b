import { type DescribedCall, describedCalls } from "../../api/description/index.js";
import { createAsk, type Send, type Session } from "./ask.js";
import { createFindIds, createRead } from "./find-ids.js";
import type { Finding } from "./finding.js";
import { askedHeaders, judgeOrigin, judgePreflight } from "./judge-origin.js";
import { judgeUnknown, unknownPath } from "./judge-unknown.js";
import { defaultLimits, type Limits } from "./limits.js";
import { describedFor, makeAndTakeAway } from "./make-and-take-away.js";
import { noServer } from "./no-server.js";
import { askReads, timeIsOver } from "./reads.js";
import type { Row } from "./row.js";
import { recipes } from "./writes.js";

export interface CheckOptions extends Session {
  /** Tags; empty for all. */
  readonly elements: readonly string[];
  readonly ids: Readonly<Record<string, string>>;
  readonly writes: boolean;
}

export interface CheckContext {
  readonly send: Send;
  readonly limits?: Limits;
  readonly now?: () => Date;
  /** Described calls to check. Default: every call of the library. */
  readonly calls?: readonly DescribedCall[];
  /** Is told how far it is. */
  progress?(done: number, row: Row): void;
}

export interface CheckResult {
  readonly base: string;
  readonly elements: readonly string[];
  readonly rows: readonly Row[];
  /** Findings that concern all calls. */
  readonly server: readonly Finding[];
  /** Writing calls of these elements that were not asked. */
  readonly unwritten: readonly DescribedCall[];
  readonly made: number;
  readonly left: readonly string[];
  /** Records that were taken away, and that the server keeps as deleted. */
  readonly staysDeleted: readonly string[];
  readonly seconds: number;
}

/** Asks a server what the elements ask it, and says what does not fit. */
export async function check(options: CheckOptions, context: CheckContext): Promise<CheckResult> {
  const { send, limits = defaultLimits, now = () => new Date(), calls: all = describedCalls } = context;
  const start = now().getTime();
  const elements = options.elements.length
    ? options.elements
    : [...new Set(all.flatMap((call) => call.elements))];
  const calls = all.filter((call) => call.elements.some((tag) => elements.includes(tag)));
  const ask = createAsk(options, limits, send);
  const read = createRead(ask);
  const ids = createFindIds(options.ids, all, read);
  let count = 0;
  const done = (row: Row) => context.progress?.(++count, row);
  const { base, origin } = options;

  const first = await read(unknownPath);
  const result = { base, elements, made: 0, left: [], staysDeleted: [], unwritten: [] };
  const none = await noServer(first, base, (other) => createAsk({ ...options, base: other }, limits, send));
  if (none) return { ...result, rows: [], server: [none], seconds: secondsSince(start) };

  const reading = calls.filter(({ method }) => method === "GET");
  const preflights = origin === null ? [] : onePerMethod(calls);
  const [rows, origins] = await Promise.all([
    askReads(reading, { base, read, ids, now: now(), done }),
    Promise.all(preflights.map((call) => askPreflight(call, origin ?? ""))),
  ]);
  const fit = rows.find((row) => row.notAsked === undefined);
  const own = origin !== null && fit ? judgeOrigin(fit.call, await read(fit.path), origin) : [];
  const written = options.writes
    ? await askWrites()
    : { rows: [], made: 0, left: [], staysDeleted: [], token: [] };
  const asked = new Set(written.rows.map(({ call }) => call));
  return {
    ...{ base, elements, made: written.made, left: written.left, staysDeleted: written.staysDeleted },
    rows: [...rows, ...written.rows.filter(({ call }) => calls.includes(call))],
    server: [
      ...judgeUnknown(first, base),
      ...together(origins.flat()),
      ...own,
      ...written.token,
      ...tooSlow(rows),
    ],
    unwritten: calls.filter((call) => call.method !== "GET" && !asked.has(call)),
    seconds: secondsSince(start),
  };

  async function askPreflight(call: DescribedCall, from: string): Promise<readonly Finding[]> {
    const address = await ids.address(call.path);
    const path = "path" in address ? address.path : call.path.replace(/\{\w+\}/g, "1");
    const headers = {
      ...{ Origin: from, "Access-Control-Request-Method": call.method },
      "Access-Control-Request-Headers": askedHeaders.join(","),
    };
    return judgePreflight(call, await ask({ method: "OPTIONS", path, headers, bare: true }), from);
  }

  /** One after another: a token that changes shows by which write was the first to be refused. */
  async function askWrites() {
    const sum = {
      rows: [] as Row[],
      made: 0,
      left: [] as string[],
      token: [] as Finding[],
      staysDeleted: [] as string[],
    };
    const writing = { base, ask, ids, now: now(), calls: all, done };
    for (const recipe of recipes) {
      const call = describedFor(recipe.create, writing);
      if (!call || !calls.includes(call) || !describedFor(recipe.remove, writing)) continue;
      const one = await makeAndTakeAway(recipe, writing, { isFirst: sum.made === 0 });
      sum.rows.push(...one.rows);
      sum.made += one.made;
      if (recipe.staysDeleted && one.made > one.left.length) sum.staysDeleted.push(recipe.what);
      sum.left.push(...one.left);
      sum.token.push(...one.token);
    }
    return sum;
  }

  function secondsSince(then: number): number {
    return (now().getTime() - then) / 1000;
  }
}

/** A browser asks for each method; one address of each is enough. */
function onePerMethod(calls: readonly DescribedCall[]): readonly DescribedCall[] {
  return [...new Map(calls.map((call) => [call.method, call])).values()];
}

/** Joins what is wrong with every method into one finding. */
function together(findings: readonly Finding[]): readonly Finding[] {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return codes.map((code) => {
    const same = findings.filter((finding) => finding.code === code);
    const all = (key: "at" | "expected") => [...new Set(same.map((finding) => finding[key]))];
    const at = all("at").map((each, index) => (index === 0 ? each : each.replace("OPTIONS for ", "")));
    return { ...(same[0] as Finding), at: at.join(", "), expected: all("expected").join(", ") };
  });
}

/** Finding that the time was over: calls that were not made may be wrong too. */
function tooSlow(rows: readonly Row[]): readonly Finding[] {
  const count = rows.filter(({ notAsked }) => notAsked === timeIsOver).length;
  if (count === 0) return [];
  return [
    {
      ...{ code: "too-slow", weight: "wrong", at: "time", expected: "all answers within a minute" },
      came: `${count} calls that could not be asked any more`,
      shows: "Operators wait.",
      todo: "See what is slow above, and check few elements at a time: --elements.",
    },
  ];
}
